import { limits } from '@verbena/language/media/subtitles/subtitle-limits'
import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './own-transcripts.schemas.ts'

/*
 * The transcript of an own item. Each change names the version that it is based on; an older version is refused with 409
 * EDIT_CONFLICT, so that two tabs do not overwrite each other. A line is named by its index, from 0, in that version.
 */

export type TranscriptLine = z.infer<typeof schemas.transcriptLineSchema>
export type OwnTranscript = z.infer<typeof schemas.ownTranscriptSchema>
export type TranscriptEdit = z.infer<typeof schemas.editSchema>

export const readOwnTranscript: Endpoint<typeof schemas.readOwnTranscript, 'learner'> = {
  method: 'GET',
  path: '/api/own-media/:id/transcript',
  access: 'learner',
}

export const replaceOwnTranscript: Endpoint<typeof schemas.replaceOwnTranscript, 'learner'> = {
  method: 'PUT',
  path: '/api/own-media/:id/transcript',
  access: 'learner',
  bodyLimit: limits.bytes,
  rawBody: true,
}

export const editOwnTranscript: Endpoint<typeof schemas.editOwnTranscript, 'learner'> = {
  method: 'POST',
  path: '/api/own-media/:id/transcript/edits',
  access: 'learner',
}

export const findOwnCaptions: Endpoint<typeof schemas.findOwnCaptions, 'learner'> = {
  method: 'GET',
  path: '/api/own-media/:id/captions',
  access: 'learner',
}
