import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../text.ts'
import { interests, interestsMinimum, learningReasons, minutesPerDay } from './onboarding.ts'
import { collapseBlanks, mixesAlphabets } from './username.ts'

/** Sign-up asks for 6 characters; changing a password asks for 8 (specification 1, section 5). */
export const signupPasswordMinimum = 6
export const newPasswordMinimum = 8
/** Long enough for any pass phrase, short enough that hashing stays cheap. */
export const passwordMaximum = 256
export const usernameMaximum = 40
/** RFC 5321: 256 with its angle brackets. */
export const emailMaximum = 254

export const levelSchema = z.enum(levels)
export const nativeSchema = z.enum(languageCodes)
export const targetSchema = z.enum(targetLanguageCodes)

/** Nothing invisible, so that no two names look the same and none looks empty (U+2800 is a blank braille cell). */
const visibleText = /^[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]*$/u
const typedUsernameSchema = z
  .string()
  .check(
    z.maxLength(passwordMaximum),
    z.normalize('NFKC'),
    z.trim(),
    z.overwrite(collapseBlanks),
    z.minLength(1),
    z.maxLength(usernameMaximum),
    z.regex(visibleText, { error: 'has invisible characters' }),
  )
/** A name that may be chosen. */
export const usernameSchema = typedUsernameSchema.check(
  z.refine((name) => !mixesAlphabets(name), { error: 'mixes letters of different alphabets in one word' }),
)
const interestsSchema = z.array(z.enum(interests)).check(
  z.minLength(interestsMinimum),
  z.refine((chosen) => new Set(chosen).size === chosen.length, { error: 'names one twice' }),
)
export const passwordSchema = text({ min: 1, max: passwordMaximum, trim: false })

export const userSchema = z.object({
  username: z.string(),
  /** What the learner gave; it counts once `emailVerified`. */
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  nativeLanguage: nativeSchema,
  targetLanguage: targetSchema,
  level: levelSchema,
  learningReason: z.nullable(z.string()),
  timePerDay: z.nullable(z.number()),
  interests: z.array(z.string()),
  accountType: z.enum(['Free', 'Pro']),
  /** False for an account that only signs in with Google. */
  hasPassword: z.boolean(),
  /** ISO 8601; when the account will be removed, if its learner asked for that. */
  deleteAt: z.nullable(z.string()),
})
export type User = z.infer<typeof userSchema>

const sessionReplySchema = z.object({
  success: z.literal(true),
  access_token: z.string(),
  refresh_token: z.string(),
  username: z.string(),
  user: userSchema,
  message: z.string(),
})
export type SessionReply = z.infer<typeof sessionReplySchema>

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with username and password.',
  access: 'anyone',
  bearer: 'ignored',
  body: z.strictObject({ username: typedUsernameSchema, password: passwordSchema }),
  reply: sessionReplySchema,
})

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Creates an account and signs it in.',
  access: 'anyone',
  bearer: 'ignored',
  body: z.strictObject({
    username: usernameSchema,
    password: passwordSchema,
    nativelanguage: nativeSchema,
    targetlanguage: targetSchema,
    level: z.optional(levelSchema),
  }),
  reply: sessionReplySchema,
})

export const saveOnboarding = endpoint({
  method: 'POST',
  path: '/api/auth/onboarding',
  summary:
    'Stores answers of the onboarding wizard with the account: all of them, or later the one that changed.',
  access: 'learner',
  body: z.strictObject({
    nativeLanguage: z.optional(nativeSchema),
    targetLanguage: z.optional(targetSchema),
    level: z.optional(levelSchema),
    learningReason: z.optional(z.enum(learningReasons)),
    timePerDay: z.optional(z.literal(minutesPerDay)),
    interests: z.optional(interestsSchema),
    /** Part of the wizard's data in the browser; the account's own name stands. */
    username: z.optional(text({ max: passwordMaximum })),
  }),
  reply: z.object({ success: z.literal(true), user: userSchema }),
})

export const refresh = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Exchanges the refresh token (as bearer) for a new pair; the old one ends.',
  access: 'anyone',
  bearer: 'raw',
  reply: z.object({ success: z.literal(true), access_token: z.string(), refresh_token: z.string() }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session whose access or refresh token is sent as bearer. Always succeeds.',
  access: 'anyone',
  bearer: 'raw',
  reply: z.object({ success: z.literal(true) }),
})

export const getUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Who is signed in.',
  access: 'anyone',
  reply: z.extend(z.partial(userSchema), { authenticated: z.boolean() }),
})

export const getLanguageSettings = endpoint({
  method: 'GET',
  path: '/api/language-settings',
  summary: 'learningLanguage carries the native language and targetLanguage the language studied.',
  access: 'learner',
  reply: z.object({ learningLanguage: nativeSchema, targetLanguage: targetSchema }),
})

export const getSignInOptions = endpoint({
  method: 'GET',
  path: '/api/auth/sign-in-options',
  summary: 'Which identity providers this server has. Null: Google is not configured.',
  access: 'anyone',
  bearer: 'ignored',
  reply: z.object({ googleClientId: z.nullable(z.string()) }),
})

export const signInWithGoogle = endpoint({
  method: 'POST',
  path: '/api/auth/google',
  summary:
    'Signs in, or with both languages signs up, by an ID token of Google. Without an account and without languages: `success: false, requiresOnboarding: true`.',
  access: 'anyone',
  bearer: 'ignored',
  body: z.strictObject({
    /** The ID token (JWT) that Google's script hands over. */
    token: text({ min: 1, max: 8000 }),
    nativelanguage: z.optional(nativeSchema),
    targetlanguage: z.optional(targetSchema),
    level: z.optional(levelSchema),
    isLogin: z.optional(z.boolean()),
  }),
  reply: z.extend(z.partial(sessionReplySchema), {
    success: z.boolean(),
    message: z.string(),
    requiresOnboarding: z.boolean(),
    /** True when Google was linked just now to an account that had a password, which is gone with that. */
    isPasswordRemoved: z.optional(z.boolean()),
  }),
})

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
