import * as z from 'zod/mini'
import { mediaIdSchema } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'

/*
 * Making a transcript from the sound of an own file, in the background (Pro). It goes on when the page is closed and
 * when the server is restarted. Ask every two or three seconds how far it is.
 */

/**
 * `waiting`: its turn comes; `running`; `done`: the transcript is there; `failed`: `failure` says why, and it may be
 * asked for again; `cancelled`: by the learner.
 */
export const transcriptionStatuses = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/**
 * `away`: the transcriber did not answer, five times; `refused`: it does not take this file; `tooLarge`: it takes no
 * file so large, and this one cannot be cut; `nothingSaid`: it heard no words; `changed`: the learner wrote a text
 * meanwhile, which is kept.
 */
export const transcriptionFailures = ['away', 'refused', 'tooLarge', 'nothingSaid', 'changed'] as const

export const transcriptionJobSchema = z.object({
  status: z.enum(transcriptionStatuses),
  failure: z.nullable(z.enum(transcriptionFailures)),
  /** Percent; null while nothing is known: a short file is sent whole, and its transcriber says nothing in between. */
  percent: z.nullable(z.number()),
  /** How often it was tried, after restarts too. */
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
