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
  summary: 'Creates an account and signs in to it.',
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
  summary:
    'Exchanges the refresh token (sent as bearer) for a new pair of tokens. The old refresh token becomes invalid.',
  reply: z.object({ success: z.literal(true), access_token: z.string(), refresh_token: z.string() }),
}

export const logout = {
  summary: 'Ends the session whose access or refresh token is sent as bearer. It always succeeds.',
  reply: z.object({ success: z.literal(true) }),
}

export const getSignInOptions = {
  summary: 'Returns the client id of Google, or null when sign-in with Google is not configured.',
  reply: z.object({ googleClientId: z.nullable(z.string()) }),
}

export const signInWithGoogle = {
  summary:
    'Signs in with an ID token of Google or, when both languages are sent, creates an account. Without an account and without languages it returns `success: false, requiresOnboarding: true`.',
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
    /** True when this sign-in linked Google to an account with a password and removed the password. */
    isPasswordRemoved: z.optional(z.boolean()),
  }),
}
