import * as z from 'zod/mini'
import { text } from '../text.ts'
import { emailMaximum } from './account-limits.ts'
import { passwordSchema } from './accounts.schemas.ts'

export const forgotPassword = {
  summary:
    'Mails a link for a new password to the verified address of the account, if there is one. Answers the same either way.',
  body: z.strictObject({ account: text({ min: 1, max: emailMaximum }) }),
  reply: z.object({ success: z.literal(true) }),
}

/** `<learner>.<secret>` of a mailed link. */
const mailedTokenSchema = text({ min: 1, max: 200 })

export const resetPassword = {
  summary: 'Sets a new password by a mailed link, and ends every session of the account.',
  body: z.strictObject({ token: mailedTokenSchema, newPassword: passwordSchema }),
  reply: z.object({ success: z.literal(true) }),
}

export const verifyEmail = {
  summary: 'Confirms by a mailed link that an address belongs to the account.',
  body: z.strictObject({ token: mailedTokenSchema }),
  reply: z.object({ success: z.literal(true), email: z.string() }),
}
