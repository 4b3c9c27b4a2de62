import * as z from 'zod/mini'
import { mediaIdSchema } from '../catalogue.schemas.ts'

/**
 * `waiting`: in the queue; `done`: the lines have their times; `failed`: see `failure`; `cancelled`: by the learner, or
 * because the text was changed.
 */
export const alignmentStatuses = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/**
 * `otherText`: the recording is of another text, or is sung; `unreadable`: the file has no sound that can be decoded;
 * `tooLong`: more than two hours; `broken`: three attempts failed.
 */
export const alignmentFailures = ['otherText', 'unreadable', 'tooLong', 'broken'] as const

export const alignmentJobSchema = z.object({
  status: z.enum(alignmentStatuses),
  failure: z.nullable(z.enum(alignmentFailures)),
  /** Percent: 0 while it waits, 100 when it is done. */
  percent: z.number(),
  /** The version of the transcript that is aligned. */
  version: z.number(),
  /** ISO 8601. */
  askedAt: z.string(),
  finishedAt: z.nullable(z.string()),
})

const ownParams = z.strictObject({ id: mediaIdSchema })

export const startAlignment = {
  summary:
    'Starts the alignment of a text whose times are guessed (Pro). A running alignment continues. Returns 503 NOT_CONFIGURED when this server cannot read the sound.',
  params: ownParams,
  reply: alignmentJobSchema,
}

export const readAlignment = {
  summary: 'Returns the progress of the newest alignment, or 404 when none was requested.',
  params: ownParams,
  reply: alignmentJobSchema,
}

export const cancelAlignment = {
  summary: 'Cancels an alignment. The guessed times stay. A finished alignment does not change.',
  params: ownParams,
  reply: alignmentJobSchema,
}
