import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './accounts.schemas.ts'

export type User = z.infer<typeof schemas.userSchema>

export const saveOnboarding: Endpoint<typeof schemas.saveOnboarding, 'learner'> = {
  method: 'POST',
  path: '/api/auth/onboarding',
  access: 'learner',
}

export const getUser: Endpoint<typeof schemas.getUser, 'anyone'> = {
  method: 'GET',
  path: '/api/auth/user',
  access: 'anyone',
}

export const getLanguageSettings: Endpoint<typeof schemas.getLanguageSettings, 'learner'> = {
  method: 'GET',
  path: '/api/language-settings',
  access: 'learner',
}
