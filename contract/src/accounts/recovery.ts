import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../text.ts'
import { emailMaximum, passwordSchema } from './accounts.ts'

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary:
    'Mails a link for a new password to the verified address of the account, if there is one. Answers the same either way.',
  access: 'anyone',
  bearer: 'ignored',
  body: z.strictObject({ account: text({ min: 1, max: emailMaximum }) }),
  reply: z.object({ success: z.literal(true) }),
})

/** `<learner>.<secret>` of a mailed link. */
const mailedTokenSchema = text({ min: 1, max: 200 })

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password by a mailed link, and ends every session of the account.',
  access: 'anyone',
  bearer: 'ignored',
  body: z.strictObject({ token: mailedTokenSchema, newPassword: passwordSchema }),
  reply: z.object({ success: z.literal(true) }),
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirms by a mailed link that an address belongs to the account.',
  access: 'anyone',
  bearer: 'ignored',
  body: z.strictObject({ token: mailedTokenSchema }),
  reply: z.object({ success: z.literal(true), email: z.string() }),
})
