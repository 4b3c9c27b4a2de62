import * as z from 'zod/mini'
import { text } from '../text.ts'
import {
  levelSchema,
  nativeSchema,
  passwordSchema,
  targetSchema,
  typedUsernameSchema,
  usernameSchema,
  userSchema,
} from './accounts.schemas.ts'

export const sessionReplySchema = z.object({
  success: z.literal(true),
  access_token: z.string(),
  refresh_token: z.string(),
  username: z.string(),
  user: userSchema,
  message: z.string(),
})

export const login = {
  summary: 'Signs in with username and password.',
  body: z.strictObject({ username: typedUsernameSchema, password: passwordSchema }),
  reply: sessionReplySchema,
}

export const register = {
  summary: 'Creates an account and signs it in.',
  body: z.strictObject({
    username: usernameSchema,
    password: passwordSchema,
    nativelanguage: nativeSchema,
    targetlanguage: targetSchema,
    level: z.optional(levelSchema),
  }),
  reply: sessionReplySchema,
}

export const refresh = {
  summary: 'Exchanges the refresh token (as bearer) for a new pair; the old one ends.',
  reply: z.object({ success: z.literal(true), access_token: z.string(), refresh_token: z.string() }),
}

export const logout = {
  summary: 'Ends the session whose access or refresh token is sent as bearer. Always succeeds.',
  reply: z.object({ success: z.literal(true) }),
}

export const getSignInOptions = {
  summary: 'Which identity providers this server has. Null: Google is not configured.',
  reply: z.object({ googleClientId: z.nullable(z.string()) }),
}

export const signInWithGoogle = {
  summary:
    'Signs in, or with both languages signs up, by an ID token of Google. Without an account and without languages: `success: false, requiresOnboarding: true`.',
  body: z.strictObject({
    /** The ID token (JWT) of Google's script. */
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
    /** True when Google was linked now to an account that had a password, which was removed. */
    isPasswordRemoved: z.optional(z.boolean()),
  }),
}
