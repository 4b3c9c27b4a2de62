import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './recovery.schemas.ts'

export const forgotPassword: Endpoint<typeof schemas.forgotPassword, 'anyone'> = {
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'anyone',
  bearer: 'ignored',
}

export const resetPassword: Endpoint<typeof schemas.resetPassword, 'anyone'> = {
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'anyone',
  bearer: 'ignored',
}

export const verifyEmail: Endpoint<typeof schemas.verifyEmail, 'anyone'> = {
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'anyone',
  bearer: 'ignored',
}
