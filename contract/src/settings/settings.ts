import type * as z from 'zod/mini'
import type { Endpoint, FileEndpoint } from '../endpoint.ts'
import type * as schemas from './settings.schemas.ts'

export type SignedInBrowser = z.infer<typeof schemas.sessionSchema>
export type LinkedIdentity = z.infer<typeof schemas.identitySchema>

export const updateProfile: Endpoint<typeof schemas.updateProfile, 'learner'> = {
  method: 'PUT',
  path: '/api/auth/update-profile',
  access: 'learner',
}

export const resendVerification: Endpoint<typeof schemas.resendVerification, 'learner'> = {
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'learner',
}

export const changePassword: Endpoint<typeof schemas.changePassword, 'learner'> = {
  method: 'PUT',
  path: '/api/auth/change-password',
  access: 'learner',
}

export const listSessions: Endpoint<typeof schemas.listSessions, 'learner'> = {
  method: 'GET',
  path: '/api/sessions',
  access: 'learner',
}

export const endOneSession: Endpoint<typeof schemas.endOneSession, 'learner'> = {
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'learner',
}

export const endAllSessions: Endpoint<typeof schemas.endAllSessions, 'learner'> = {
  method: 'DELETE',
  path: '/api/sessions',
  access: 'learner',
}

export const listIdentities: Endpoint<typeof schemas.listIdentities, 'learner'> = {
  method: 'GET',
  path: '/api/identities',
  access: 'learner',
}

export const unlinkIdentity: Endpoint<typeof schemas.unlinkIdentity, 'learner'> = {
  method: 'DELETE',
  path: '/api/identities/:id',
  access: 'learner',
}

export const exportAccount: FileEndpoint<typeof schemas.exportAccount, 'learner'> = {
  method: 'GET',
  path: '/api/account/export',
  access: 'learner',
  file: { type: 'application/zip', name: 'verbena-export.zip' },
}

export const deleteAccount: Endpoint<typeof schemas.deleteAccount, 'learner'> = {
  method: 'POST',
  path: '/api/account/delete',
  access: 'learner',
}

export const keepAccount: Endpoint<typeof schemas.keepAccount, 'learner'> = {
  method: 'POST',
  path: '/api/account/keep',
  access: 'learner',
}
