import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './alignment.schemas.ts'

/*
 * Alignment: finds the times of a text without times in the sound of its file, in the background. Saving such a text
 * requests it. It continues when the page is closed and when the server restarts, and creates the next version of the
 * transcript. Changing the text cancels it. Clients poll every two or three seconds.
 */

export type AlignmentJob = z.infer<typeof schemas.alignmentJobSchema>

export const startAlignment: Endpoint<typeof schemas.startAlignment, 'learner'> = {
  method: 'POST',
  path: '/api/own-media/:id/alignment',
  access: 'learner',
}

export const readAlignment: Endpoint<typeof schemas.readAlignment, 'learner'> = {
  method: 'GET',
  path: '/api/own-media/:id/alignment',
  access: 'learner',
}

export const cancelAlignment: Endpoint<typeof schemas.cancelAlignment, 'learner'> = {
  method: 'DELETE',
  path: '/api/own-media/:id/alignment',
  access: 'learner',
}
