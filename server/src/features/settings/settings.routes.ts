import {
  changePassword as changePasswordEndpoint,
  deleteAccount,
  endAllSessions,
  endOneSession,
  exportAccount,
  keepAccount,
  listIdentities,
  listSessions,
  resendVerification as resendVerificationEndpoint,
  unlinkIdentity as unlinkIdentityEndpoint,
  updateProfile as updateProfileEndpoint,
} from '@verbena/contract/settings/settings'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { recordAccountEvent } from '../accounts/account-events.service.ts'
import { readLearner, toUser } from '../accounts/accounts.service.ts'
import { resendVerification } from '../accounts/email/email-verification.service.ts'
import { listLinkedIdentities, unlinkIdentity } from '../accounts/google/linked-identities.service.ts'
import { changePassword } from '../accounts/passwords/change-password.service.ts'
import { cancelRemoval, scheduleRemoval } from '../accounts/remove-account.service.ts'
import {
  closeAllBrowsers,
  closeBrowser,
  listBrowsers,
  requireOpenSession,
} from '../accounts/sessions/sessions.service.ts'
import { exportEverything } from './export.service.ts'
import { updateProfile } from './update-profile.service.ts'

const success = { success: true } as const

/**
 * These endpoints change who can sign in, or return all stored data. So they check that the session is still open, although
 * its access token is valid.
 */
export function settingsRoutes(app: FastifyInstance, services: Services) {
  profileRoutes(app, services)
  signInRoutes(app, services)
  serve(app, exportAccount, async ({ caller }) => {
    await requireOpenSession(services, caller)
    await services.rateLimits.take('exportByAccount', caller.learnerId)
    await readLearner(services, caller.learnerId)
    await recordAccountEvent(services, caller.learnerId, 'export')
    return exportEverything(services, caller.learnerId)
  })
  serve(app, deleteAccount, async ({ body, caller, address }) => {
    await requireOpenSession(services, caller)
    const deleteAt = await scheduleRemoval(services, caller.learnerId, body.confirmation, address)
    return { ...success, deleteAt: deleteAt.toISOString() }
  })
  serve(app, keepAccount, async ({ caller }) => {
    await requireOpenSession(services, caller)
    await cancelRemoval(services, caller.learnerId)
    return { ...success, user: toUser(services, await readLearner(services, caller.learnerId)) }
  })
}

function profileRoutes(app: FastifyInstance, services: Services) {
  serve(app, updateProfileEndpoint, async ({ body, caller, address }) => {
    const saved = await updateProfile(services, caller, body, address)
    const message = saved.isLetterHeldBack
      ? 'Your profile is saved. The email to your new address was not sent, because too many were requested.'
      : 'Your profile is saved.'
    return { ...success, message, ...saved }
  })
  serve(app, resendVerificationEndpoint, async ({ caller }) => {
    await requireOpenSession(services, caller)
    await resendVerification(services, caller.learnerId)
    return { ...success, message: 'If your address is not confirmed yet, an email was sent to it.' }
  })
}

function signInRoutes(app: FastifyInstance, services: Services) {
  serve(app, changePasswordEndpoint, async ({ body, caller, address }) => {
    await requireOpenSession(services, caller)
    await changePassword(services, caller, body, address)
    return { ...success, message: 'Your password is changed.' }
  })
  serve(app, listSessions, async ({ caller }) => {
    await requireOpenSession(services, caller)
    return listBrowsers(services, caller)
  })
  serve(app, endOneSession, async ({ params, caller }) => {
    await requireOpenSession(services, caller)
    await closeBrowser(services, caller.learnerId, params.id)
    return success
  })
  serve(app, endAllSessions, async ({ caller }) => {
    await requireOpenSession(services, caller)
    await closeAllBrowsers(services, caller.learnerId)
    return success
  })
  serve(app, listIdentities, async ({ caller }) => {
    await requireOpenSession(services, caller)
    return listLinkedIdentities(services, caller.learnerId)
  })
  serve(app, unlinkIdentityEndpoint, async ({ params, caller }) => {
    await requireOpenSession(services, caller)
    await unlinkIdentity(services, caller.learnerId, params.id)
    return success
  })
}
