import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './alignment.schemas.ts'

/*
 * Alignment finds the times of the lines of a text in the sound of its file, in the background. It starts when a text
 * without times is saved. It continues when the page is closed and when the server restarts, and creates the next version
 * of the transcript. Changing the text cancels it. Clients poll every two or three seconds.
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
