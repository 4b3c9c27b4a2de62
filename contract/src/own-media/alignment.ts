import * as z from 'zod/mini'
import { mediaIdSchema } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'

/*
 * Looking for the lines of a text without times in the sound of its file, in the background. Giving such a text asks for
 * it; it goes on when the page is closed and when the server is restarted. Once it is done, the text has its next
 * version. Changing the text ends it. Ask every two or three seconds how far it is.
 */

/**
 * `waiting`: its turn comes; `running`; `done`: the lines have their times; `failed`: `failure` says why; `cancelled`:
 * by the learner, or because the text was changed.
 */
export const alignmentStatuses = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/**
 * `otherText`: what is heard is not what the text says, or is sung; `unreadable`: the file has no sound that can be
 * read; `tooLong`: more than two hours; `broken`: the server failed over it three times.
 */
export const alignmentFailures = ['otherText', 'unreadable', 'tooLong', 'broken'] as const

export const alignmentJobSchema = z.object({
  status: z.enum(alignmentStatuses),
  failure: z.nullable(z.enum(alignmentFailures)),
  /** Of the work; 0 while it waits, 100 once it is done. */
  percent: z.number(),
  /** The version of the text that is looked for. */
  version: z.number(),
  /** ISO 8601. */
  askedAt: z.string(),
  finishedAt: z.nullable(z.string()),
})
export type AlignmentJob = z.infer<typeof alignmentJobSchema>

const ownParams = z.strictObject({ id: mediaIdSchema })

export const startAlignment = endpoint({
  method: 'POST',
  path: '/api/own-media/:id/alignment',
  summary:
    'Looks (again) for the lines of a text whose times are guessed (Pro); what is under way goes on. 503 NOT_CONFIGURED where this server cannot read the sound.',
  access: 'learner',
  params: ownParams,
  reply: alignmentJobSchema,
})

export const readAlignment = endpoint({
  method: 'GET',
  path: '/api/own-media/:id/alignment',
  summary: 'How far looking for the lines is; 404 where it was never asked for.',
  access: 'learner',
  params: ownParams,
  reply: alignmentJobSchema,
})

export const cancelAlignment = endpoint({
  method: 'DELETE',
  path: '/api/own-media/:id/alignment',
  summary: 'Ends looking for the lines; their guessed times stay. What is over stays as it is.',
  access: 'learner',
  params: ownParams,
  reply: alignmentJobSchema,
})
