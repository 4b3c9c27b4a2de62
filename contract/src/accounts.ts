import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { interests, interestsMinimum, learningReasons, minutesPerDay } from './onboarding.ts'
import { text } from './text.ts'

/** Sign-up asks for 6 characters; changing a password asks for 8 (specification 1, section 5). */
export const signupPasswordMinimum = 6
/** Long enough for any pass phrase, short enough that hashing stays cheap. */
export const passwordMaximum = 256
export const usernameMaximum = 40

const levelSchema = z.enum(levels)
const nativeSchema = z.enum(languageCodes)
const targetSchema = z.enum(targetLanguageCodes)

/** Nothing invisible, so that no two names look the same and none looks empty (U+2800 is a blank braille cell). */
const visibleText = /^[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]*$/u
const usernameSchema = z
  .string()
  .check(
    z.maxLength(passwordMaximum),
    z.normalize('NFKC'),
    z.trim(),
    z.minLength(1),
    z.maxLength(usernameMaximum),
    z.regex(visibleText, { error: 'has invisible characters' }),
  )
const interestsSchema = z.array(z.enum(interests)).check(
  z.minLength(interestsMinimum),
  z.refine((chosen) => new Set(chosen).size === chosen.length, { error: 'names one twice' }),
)
const passwordSchema = text({ min: 1, max: passwordMaximum, trim: false })

export const userSchema = z.object({
  username: z.string(),
  email: z.nullable(z.string()),
  nativeLanguage: nativeSchema,
  targetLanguage: targetSchema,
  level: levelSchema,
  learningReason: z.nullable(z.string()),
  timePerDay: z.nullable(z.number()),
  interests: z.array(z.string()),
  accountType: z.enum(['Free', 'Pro']),
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
  body: z.strictObject({ username: usernameSchema, password: passwordSchema }),
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
  summary: 'Stores the answers of the onboarding wizard with the account.',
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
  reply: z.object({
    authenticated: z.boolean(),
    username: z.optional(z.string()),
    email: z.optional(z.nullable(z.string())),
    nativeLanguage: z.optional(nativeSchema),
    targetLanguage: z.optional(targetSchema),
    level: z.optional(levelSchema),
    learningReason: z.optional(z.nullable(z.string())),
    timePerDay: z.optional(z.nullable(z.number())),
    interests: z.optional(z.array(z.string())),
    accountType: z.optional(z.enum(['Free', 'Pro'])),
  }),
})

export const getLanguageSettings = endpoint({
  method: 'GET',
  path: '/api/language-settings',
  summary: 'learningLanguage carries the native language and targetLanguage the language studied.',
  access: 'learner',
  reply: z.object({ learningLanguage: nativeSchema, targetLanguage: targetSchema }),
})
