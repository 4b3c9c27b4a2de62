import {
  forgotPassword,
  resetPassword as resetPasswordEndpoint,
  verifyEmail as verifyEmailEndpoint,
} from '@verbena/contract/accounts/recovery'
import {
  getSignInOptions,
  signInWithGoogle as signInWithGoogleEndpoint,
} from '@verbena/contract/accounts/sessions'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { verifyEmail } from '../email/email-verification.service.ts'
import { signInWithGoogle } from '../google/google-sign-in.service.ts'
import { requestPasswordReset, resetPassword } from './recovery.service.ts'

const success = { success: true } as const

/** Sign-in with Google, and recovery by e-mail. */
export function recoveryRoutes(app: FastifyInstance, services: Services) {
  serve(app, getSignInOptions, () => ({ googleClientId: services.google?.clientId ?? null }))
  serve(app, signInWithGoogleEndpoint, async ({ body, userAgent, address }) => {
    const { token, nativelanguage, targetlanguage, level } = body
    const visitor = { token, nativeLanguage: nativelanguage, targetLanguage: targetlanguage, level }
    const signedIn = await signInWithGoogle(services, visitor, { userAgent, address })
    if (!signedIn)
      return {
        success: false,
        requiresOnboarding: true,
        message: 'Please complete onboarding first to set your language preferences.',
      }
    const { tokens, user, isNew, isPasswordRemoved } = signedIn
    const message = isNew ? 'Account created successfully!' : welcome(isPasswordRemoved)
    const { username } = user
    return { ...success, requiresOnboarding: false, ...tokens, username, user, message, isPasswordRemoved }
  })
  serve(app, forgotPassword, async ({ body, address }) => {
    await services.rateLimits.take('forgotByAddress', address)
    requestPasswordReset(services, body.account)
    return success
  })
  serve(app, resetPasswordEndpoint, async ({ body, address }) => {
    await services.rateLimits.take('resetByAddress', address)
    await resetPassword(services, body.token, body.newPassword, address)
    return success
  })
  serve(app, verifyEmailEndpoint, async ({ body }) => ({
    ...success,
    email: await verifyEmail(services, body.token),
  }))
}

const welcome = (isPasswordRemoved: boolean) =>
  isPasswordRemoved
    ? 'Welcome back! Google opens this account now. Its password was removed; you may set a new one by mail.'
    : 'Welcome back!'
