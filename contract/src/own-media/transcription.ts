import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './transcription.schemas.ts'

/*
 * Transcription of the sound of an own file, in the background (Pro). It continues when the page is closed and when the
 * server restarts. Clients poll every two or three seconds.
 */

export type TranscriptionJob = z.infer<typeof schemas.transcriptionJobSchema>

export const startTranscription: Endpoint<typeof schemas.startTranscription, 'learner'> = {
  method: 'POST',
  path: '/api/own-media/:id/transcription',
  access: 'learner',
}

export const readTranscription: Endpoint<typeof schemas.readTranscription, 'learner'> = {
  method: 'GET',
  path: '/api/own-media/:id/transcription',
  access: 'learner',
}

export const cancelTranscription: Endpoint<typeof schemas.cancelTranscription, 'learner'> = {
  method: 'DELETE',
  path: '/api/own-media/:id/transcription',
  access: 'learner',
}
