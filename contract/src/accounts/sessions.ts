import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './sessions.schemas.ts'

export type SessionReply = z.infer<typeof schemas.sessionReplySchema>

export const login: Endpoint<typeof schemas.login, 'anyone'> = {
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  bearer: 'ignored',
}

export const register: Endpoint<typeof schemas.register, 'anyone'> = {
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  bearer: 'ignored',
}

export const refresh: Endpoint<typeof schemas.refresh, 'anyone'> = {
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'anyone',
  bearer: 'raw',
}

export const logout: Endpoint<typeof schemas.logout, 'anyone'> = {
  method: 'POST',
  path: '/api/auth/logout',
  access: 'anyone',
  bearer: 'raw',
}

export const getSignInOptions: Endpoint<typeof schemas.getSignInOptions, 'anyone'> = {
  method: 'GET',
  path: '/api/auth/sign-in-options',
  access: 'anyone',
  bearer: 'ignored',
}

export const signInWithGoogle: Endpoint<typeof schemas.signInWithGoogle, 'anyone'> = {
  method: 'POST',
  path: '/api/auth/google',
  access: 'anyone',
  bearer: 'ignored',
}
