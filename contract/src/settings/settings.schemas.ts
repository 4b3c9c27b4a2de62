import * as z from 'zod/mini'
import { emailMaximum } from '../accounts/account-limits.ts'
import {
  levelSchema,
  nativeSchema,
  passwordSchema,
  targetSchema,
  usernameSchema,
  userSchema,
} from '../accounts/accounts.schemas.ts'
import { text } from '../text.ts'

const emailSchema = text({ min: 3, max: emailMaximum }).check(z.email())
const successSchema = z.object({ success: z.literal(true), message: z.string() })

export const updateProfile = {
  summary:
    'Changes the profile. A new username or address requires the current password or, for an account without one, a sign-in within the last ten minutes. A new address receives a link and is used once the link was opened.',
  body: z.strictObject({
    username: usernameSchema,
    email: emailSchema,
    nativeLanguage: nativeSchema,
    targetLanguage: targetSchema,
    level: levelSchema,
    /** Required to change the username or email of an account with a password. */
    currentPassword: z.optional(passwordSchema),
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    user: userSchema,
    /** The profile is saved, but no e-mail was sent to the new address, because too many were requested. */
    isLetterHeldBack: z.boolean(),
  }),
}

export const resendVerification = {
  summary: 'Sends the link to the unconfirmed address again. Without such an address it does nothing.',
  reply: successSchema,
}

export const changePassword = {
  summary: 'Changes the password (8 characters or more) and ends all other sessions of the account.',
  body: z.strictObject({ currentPassword: passwordSchema, newPassword: passwordSchema }),
  reply: successSchema,
}

export const sessionSchema = z.object({
  id: z.string(),
  /** The name of the browser in its User-Agent header; may be empty. */
  userAgent: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
})

export const listSessions = {
  summary: 'Lists the browsers in which the account is signed in, the last used first.',
  reply: z.array(sessionSchema),
}

export const endOneSession = {
  summary: 'Signs out one browser.',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
}

export const endAllSessions = {
  summary: 'Signs out all browsers, including this one.',
  reply: z.object({ success: z.literal(true) }),
}

export const identitySchema = z.object({
  id: z.string(),
  provider: z.literal('google'),
  linkedAt: z.string(),
})

export const listIdentities = {
  summary: 'Lists the Google identities that can sign in to the account, the last linked first.',
  reply: z.array(identitySchema),
}

export const unlinkIdentity = {
  summary: 'Unlinks a Google identity from an account that has a password.',
  params: z.strictObject({ id: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  reply: z.object({ success: z.literal(true) }),
}

export const exportAccount = {
  summary: 'Returns all stored data about the learner as one ZIP file of JSON and CSV.',
  reply: z.unknown(),
}

export const deleteAccount = {
  summary:
    'Schedules the removal of the account and signs out all browsers. The learner can sign in again and cancel it with keepAccount.',
  /** The password, or the username of an account without one. */
  body: z.strictObject({ confirmation: passwordSchema }),
  reply: z.object({ success: z.literal(true), deleteAt: z.string() }),
}

export const keepAccount = {
  summary: 'Cancels the removal of the account.',
  reply: z.object({ success: z.literal(true), user: userSchema }),
}
