import {
  changePassword as changePasswordEndpoint,
  deleteAccount,
  endAllSessions,
  endOneSession,
  exportAccount,
  keepAccount,
  listSessions,
  updateProfile as updateProfileEndpoint,
} from '@verbena/contract/settings'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { recordAccountEvent } from '../accounts/account-events.service.ts'
import { readLearner, toUser } from '../accounts/accounts.service.ts'
import { changePassword } from '../accounts/change-password.service.ts'
import { planRemoval, takeBackRemoval } from '../accounts/remove-account.service.ts'
import { closeAllBrowsers, closeBrowser, listBrowsers } from '../accounts/sessions.service.ts'
import { exportEverything } from './export.service.ts'
import { updateProfile } from './update-profile.service.ts'

const success = { success: true } as const

export function settingsRoutes(app: FastifyInstance, services: Services) {
  serve(app, updateProfileEndpoint, async ({ body, caller }) => ({
    ...success,
    message: 'Your profile is saved.',
    user: await updateProfile(services, caller.learnerId, body),
  }))
  serve(app, changePasswordEndpoint, async ({ body, caller }) => {
    await changePassword(services, caller, body)
    return { ...success, message: 'Your password is changed.' }
  })
  serve(app, listSessions, ({ caller }) => listBrowsers(services, caller))
  serve(app, endOneSession, async ({ params, caller }) => {
    await closeBrowser(services, caller.learnerId, params.id)
    return success
  })
  serve(app, endAllSessions, async ({ caller }) => {
    await closeAllBrowsers(services, caller.learnerId)
    return success
  })
  serve(app, exportAccount, async ({ caller }) => {
    await services.rateLimits.take('exportByAccount', caller.learnerId)
    await readLearner(services, caller.learnerId)
    await recordAccountEvent(services, caller.learnerId, 'export')
    return exportEverything(services, caller.learnerId)
  })
  serve(app, deleteAccount, async ({ body, caller }) => ({
    ...success,
    deleteAt: (await planRemoval(services, caller.learnerId, body.confirmation)).toISOString(),
  }))
  serve(app, keepAccount, async ({ caller }) => {
    await takeBackRemoval(services, caller.learnerId)
    return { ...success, user: toUser(services, await readLearner(services, caller.learnerId)) }
  })
}
