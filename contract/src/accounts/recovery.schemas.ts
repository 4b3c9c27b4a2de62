import * as z from 'zod/mini'
import { text } from '../text.ts'
import { emailMaximum } from './account-limits.ts'
import { passwordSchema } from './accounts.schemas.ts'

export const forgotPassword = {
  summary:
    'Sends a link for a new password to the verified address of the account, if there is one. The reply is the same in both cases.',
  body: z.strictObject({ account: text({ min: 1, max: emailMaximum }) }),
  reply: z.object({ success: z.literal(true) }),
}

/** `<learner>.<secret>` of an emailed link. */
const emailedTokenSchema = text({ min: 1, max: 200 })

export const resetPassword = {
  summary: 'Sets a new password with the token of an emailed link and ends all sessions of the account.',
  body: z.strictObject({ token: emailedTokenSchema, newPassword: passwordSchema }),
  reply: z.object({ success: z.literal(true) }),
}

export const verifyEmail = {
  summary: 'Confirms with the token of an emailed link that an address belongs to the account.',
  body: z.strictObject({ token: emailedTokenSchema }),
  reply: z.object({ success: z.literal(true), email: z.string() }),
}
