import type * as z from 'zod/mini'
import type { Endpoint, ReplyOf } from '../endpoint.ts'
import type * as schemas from './writing.schemas.ts'

/* Texts of learners. They are stored exactly as they were typed. */

export type WritingSummary = z.infer<typeof schemas.writingSummarySchema>
export type Writing = z.infer<typeof schemas.writingSchema>
export type WritingVersion = ReplyOf<typeof listWritingVersions>[number]
export type WritingSample = z.infer<typeof schemas.writingSampleSchema>

export const listWritings: Endpoint<typeof schemas.listWritings, 'learner'> = {
  method: 'GET',
  path: '/api/writings',
  access: 'learner',
}

export const createWriting: Endpoint<typeof schemas.createWriting, 'learner'> = {
  method: 'POST',
  path: '/api/writings',
  access: 'learner',
}

export const readWriting: Endpoint<typeof schemas.readWriting, 'learner'> = {
  method: 'GET',
  path: '/api/writings/:id',
  access: 'learner',
}

export const saveWriting: Endpoint<typeof schemas.saveWriting, 'learner'> = {
  method: 'PUT',
  path: '/api/writings/:id',
  access: 'learner',
}

export const removeWriting: Endpoint<typeof schemas.removeWriting, 'learner'> = {
  method: 'DELETE',
  path: '/api/writings/:id',
  access: 'learner',
}

export const restoreWriting: Endpoint<typeof schemas.restoreWriting, 'learner'> = {
  method: 'POST',
  path: '/api/writings/:id/restore',
  access: 'learner',
}

/** Returns one version for each session, and one before each large change. */
export const listWritingVersions: Endpoint<typeof schemas.listWritingVersions, 'learner'> = {
  method: 'GET',
  path: '/api/writings/:id/versions',
  access: 'learner',
}

export const listWritingSamples: Endpoint<typeof schemas.listWritingSamples, 'learner'> = {
  method: 'GET',
  path: '/api/writing-samples',
  access: 'learner',
}
