import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { text } from '../text.ts'
import { passwordMaximum, usernameMaximum } from './account-limits.ts'
import { interests, interestsMinimum, learningReasons, minutesPerDay } from './onboarding.ts'
import { collapseBlanks, mixesAlphabets } from './username.ts'

export const levelSchema = z.enum(levels)
export const nativeSchema = z.enum(languageCodes)
export const targetSchema = z.enum(targetLanguageCodes)

/** Excludes invisible characters: with them two names could look the same or empty (U+2800 is a blank braille cell). */
const visibleText = /^[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]*$/u
/** A username that is typed to sign in. */
export const typedUsernameSchema = z
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
/** A username that may be chosen. */
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
  /** The address that the learner entered. It is not used until `emailVerified` is true. */
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
  /** ISO 8601: the time at which the account will be removed, if the learner requested it. */
  deleteAt: z.nullable(z.string()),
})

export const saveOnboarding = {
  summary: 'Stores the answers of the onboarding wizard in the account: all of them, or only changed ones.',
  body: z.strictObject({
    nativeLanguage: z.optional(nativeSchema),
    targetLanguage: z.optional(targetSchema),
    level: z.optional(levelSchema),
    learningReason: z.optional(z.enum(learningReasons)),
    timePerDay: z.optional(z.literal(minutesPerDay)),
    interests: z.optional(interestsSchema),
    /** Part of the wizard's data in the browser; ignored. */
    username: z.optional(text({ max: passwordMaximum })),
  }),
  reply: z.object({ success: z.literal(true), user: userSchema }),
}

export const getUser = {
  summary: 'Returns the signed-in learner.',
  reply: z.extend(z.partial(userSchema), { authenticated: z.boolean() }),
}

export const getLanguageSettings = {
  summary:
    'Returns the native language as `learningLanguage` and the language that is studied as `targetLanguage`.',
  reply: z.object({ learningLanguage: nativeSchema, targetLanguage: targetSchema }),
}
