import * as z from 'zod/mini'
import { mediaIdSchema } from '../catalogue.schemas.ts'

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
  /** Percent; null when unknown, because a short file is sent whole and the transcriber reports no progress. */
  percent: z.nullable(z.number()),
  /** The number of attempts, including those after restarts. */
  attempts: z.number(),
  /** ISO 8601. */
  askedAt: z.string(),
  finishedAt: z.nullable(z.string()),
})

const ownParams = z.strictObject({ id: mediaIdSchema })

export const startTranscription = {
  summary:
    'Requests a transcription of an own file (Pro). A running transcription continues. Returns 503 NOT_CONFIGURED or 429 TRANSCRIPTION_LIMIT when it is not possible.',
  params: ownParams,
  reply: transcriptionJobSchema,
}

export const readTranscription = {
  summary: 'Returns the progress of the newest transcription of an own item, or 404 when none was requested.',
  params: ownParams,
  reply: transcriptionJobSchema,
}

export const cancelTranscription = {
  summary: 'Cancels a transcription. A finished transcription does not change.',
  params: ownParams,
  reply: transcriptionJobSchema,
}
