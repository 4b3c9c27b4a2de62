import * as z from 'zod/mini'
import { mediaIdSchema } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'

/*
 * Transcription of the sound of an own file, in the background (Pro). It continues when the page is closed and when the
 * server restarts. Clients poll every two or three seconds.
 */

/**
 * `waiting`: in the queue; `done`: the transcript is saved; `failed`: see `failure`, and it may be requested again;
 * `cancelled`: by the learner.
 */
export const transcriptionStatuses = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/**
 * `away`: five attempts failed because the transcriber was unavailable; `refused`: it does not accept this file;
 * `tooLarge`: the file is over its limit and cannot be split; `nothingSaid`: it found no words; `changed`: the learner
 * changed the transcript in the meantime, and that text is kept.
 */
export const transcriptionFailures = ['away', 'refused', 'tooLarge', 'nothingSaid', 'changed'] as const

export const transcriptionJobSchema = z.object({
  status: z.enum(transcriptionStatuses),
  failure: z.nullable(z.enum(transcriptionFailures)),
  /** Percent; null while unknown: a short file is sent whole, and the transcriber reports no progress. */
  percent: z.nullable(z.number()),
  /** The number of attempts, including those after restarts. */
  attempts: z.number(),
  /** ISO 8601. */
  askedAt: z.string(),
  finishedAt: z.nullable(z.string()),
})
export type TranscriptionJob = z.infer<typeof transcriptionJobSchema>

const ownParams = z.strictObject({ id: mediaIdSchema })

export const startTranscription = endpoint({
  method: 'POST',
  path: '/api/own-media/:id/transcription',
  summary:
    'Asks for a transcript of an own file (Pro); one that is under way goes on. 503 NOT_CONFIGURED, 429 TRANSCRIPTION_LIMIT.',
  access: 'learner',
  params: ownParams,
  reply: transcriptionJobSchema,
})

export const readTranscription = endpoint({
  method: 'GET',
  path: '/api/own-media/:id/transcription',
  summary: 'How far the newest transcription of an own item is; 404 where none was asked for.',
  access: 'learner',
  params: ownParams,
  reply: transcriptionJobSchema,
})

export const cancelTranscription = endpoint({
  method: 'DELETE',
  path: '/api/own-media/:id/transcription',
  summary: 'Ends a transcription; one that is over stays as it is.',
  access: 'learner',
  params: ownParams,
  reply: transcriptionJobSchema,
})
