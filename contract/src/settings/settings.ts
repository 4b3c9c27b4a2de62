import * as z from 'zod/mini'
import {
  emailMaximum,
  levelSchema,
  nativeSchema,
  passwordSchema,
  targetSchema,
  usernameSchema,
  userSchema,
} from '../accounts/accounts.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../text.ts'

const emailSchema = text({ min: 3, max: emailMaximum }).check(z.email())
const successSchema = z.object({ success: z.literal(true), message: z.string() })

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/auth/update-profile',
  summary:
    'Changes the profile. Another username or address needs the current password, or without one a sign-in of the last ten minutes. A new address is mailed a link, and counts once it was followed.',
  access: 'learner',
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
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary:
    'Mails the link to the address that waits to be confirmed once more. Without such an address, does nothing.',
  access: 'learner',
  reply: successSchema,
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/auth/change-password',
  summary: 'Changes the password (8 characters or more) and ends every other session of the account.',
  access: 'learner',
  body: z.strictObject({ currentPassword: passwordSchema, newPassword: passwordSchema }),
  reply: successSchema,
})

const sessionSchema = z.object({
  id: z.string(),
  /** The name of the browser in its User-Agent header; may be empty. */
  userAgent: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
})
export type SignedInBrowser = z.infer<typeof sessionSchema>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where the account is signed in, the last used first.',
  access: 'learner',
  reply: z.array(sessionSchema),
})

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Signs one browser out.',
  access: 'learner',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Signs out everywhere, here included.',
  access: 'learner',
  reply: z.object({ success: z.literal(true) }),
})

const identitySchema = z.object({
  id: z.string(),
  provider: z.literal('google'),
  linkedAt: z.string(),
})
export type LinkedIdentity = z.infer<typeof identitySchema>

export const listIdentities = endpoint({
  method: 'GET',
  path: '/api/identities',
  summary: 'Which identities of Google open the account, the last linked first.',
  access: 'learner',
  reply: z.array(identitySchema),
})

export const unlinkIdentity = endpoint({
  method: 'DELETE',
  path: '/api/identities/:id',
  summary: 'Takes one such identity away from an account that has a password.',
  access: 'learner',
  params: z.strictObject({ id: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  reply: z.object({ success: z.literal(true) }),
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything kept about the learner, as one zip of JSON and CSV.',
  access: 'learner',
  file: { type: 'application/zip', name: 'verbena-export.zip' },
  reply: z.unknown(),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  summary: `Plans the removal of the account and signs out everywhere. Signing in again and keepAccount take it back.`,
  access: 'learner',
  /** The password, or the username of an account without one. */
  body: z.strictObject({ confirmation: passwordSchema }),
  reply: z.object({ success: z.literal(true), deleteAt: z.string() }),
})

export const keepAccount = endpoint({
  method: 'POST',
  path: '/api/account/keep',
  summary: 'Takes back the removal of the account.',
  access: 'learner',
  reply: z.object({ success: z.literal(true), user: userSchema }),
})
