import { getLanguageSettings, getUser, saveOnboarding } from '@verbena/contract/accounts/accounts'
import { login, logout, refresh, register } from '@verbena/contract/accounts/sessions'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import {
  readLearner,
  registerLearner,
  type SignedIn,
  saveOnboardingAnswers,
  signIn,
  toUser,
} from './accounts.service.ts'
import { closeSession, refreshSession } from './sessions/sessions.service.ts'

export function accountsRoutes(app: FastifyInstance, services: Services) {
  serve(app, register, async ({ body, userAgent, address }) => {
    const { nativelanguage, targetlanguage, ...rest } = body
    const registration = { ...rest, nativeLanguage: nativelanguage, targetLanguage: targetlanguage }
    const registered = await limitRegistrations(services, address, () =>
      registerLearner(services, registration, { userAgent, address }),
    )
    return replyOf(registered, 'Account created successfully!')
  })
  serve(app, login, async ({ body, userAgent, address }) =>
    replyOf(await signIn(services, body, { userAgent, address }), 'Welcome back!'),
  )
  serve(app, refresh, async ({ bearer, address }) => {
    await services.rateLimits.take('refreshByAddress', address)
    return { success: true as const, ...(await refreshSession(services, bearer)) }
  })
  serve(app, logout, async ({ bearer }) => {
    await closeSession(services, bearer)
    return { success: true as const }
  })
  serve(app, getUser, async ({ caller }) => {
    if (!caller) return { authenticated: false }
    return { authenticated: true, ...toUser(services, await readLearner(services, caller.learnerId)) }
  })
  serve(app, saveOnboarding, async ({ body: { username: _ignored, ...answers }, caller }) => ({
    success: true as const,
    user: await saveOnboardingAnswers(services, caller.learnerId, answers),
  }))
  serve(app, getLanguageSettings, async ({ caller }) => {
    const { nativeLanguage, targetLanguage } = toUser(services, await readLearner(services, caller.learnerId))
    return { learningLanguage: nativeLanguage, targetLanguage }
  })
}

/**
 * Limits attempts and successful registrations of an address separately. Few attempts are allowed, because they reveal
 * which usernames exist; many registrations are, because a school class may share an address.
 */
async function limitRegistrations<T>(
  { rateLimits }: Services,
  address: string,
  register: () => Promise<T>,
): Promise<T> {
  await rateLimits.take('registerByAddress', address)
  await rateLimits.take('registerSuccessByAddress', address)
  try {
    const registered = await register()
    await rateLimits.giveBack('registerByAddress', address)
    return registered
  } catch (error) {
    await rateLimits.giveBack('registerSuccessByAddress', address)
    throw error
  }
}

function replyOf({ tokens, user }: SignedIn, message: string) {
  return { success: true as const, ...tokens, username: user.username, user, message }
}
