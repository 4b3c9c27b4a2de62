import { limits } from '@verbena/language/media/subtitles/subtitle-limits'
import * as z from 'zod/mini'
import { mediaIdSchema } from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../text.ts'

/*
 * The text of an own item. Each change names the version that it was made on: one that has passed is refused with 409
 * EDIT_CONFLICT, so that two tabs lose nothing. A line is named by its place, from 0, in that version.
 */

export const transcriptLineSchema = z.object({
  text: z.string(),
  /** Seconds. */
  start: z.number(),
  duration: z.number(),
  speaker: z.optional(z.string()),
  words: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
})
export type TranscriptLine = z.infer<typeof transcriptLineSchema>

/** What was mended in a file: the codes of `language/src/media/subtitles/subtitle-warnings.ts`. */
const warningSchema = z.object({ code: z.string(), count: z.number(), line: z.optional(z.number()) })

export const ownTranscriptSchema = z.object({
  /** 0 where there is no text yet. */
  version: z.number(),
  /** `text`: uploaded or pasted; `transcriber`: made from the sound; null where there is none. Editing leaves it. */
  origin: z.nullable(z.enum(['text', 'transcriber'])),
  /** True where a text without times was given: its lines were spread over the length by how long they are. */
  areTimesGuessed: z.boolean(),
  /** The lines are looked for in the sound of the file (`alignment.ts`). Absent where it was not looked up. */
  isBeingAligned: z.optional(z.boolean()),
  /** Looking for them can be asked for: their times are guessed, and this server can read the sound. Absent likewise. */
  mayBeAligned: z.optional(z.boolean()),
  lines: z.array(transcriptLineSchema),
})
export type OwnTranscript = z.infer<typeof ownTranscriptSchema>

const ownParams = z.strictObject({ id: mediaIdSchema })
const versionText = z.string().check(z.regex(/^\d{1,9}$/))

export const readOwnTranscript = endpoint({
  method: 'GET',
  path: '/api/own-media/:id/transcript',
  summary: 'The text of an own item with its version, to be edited.',
  access: 'learner',
  params: ownParams,
  reply: ownTranscriptSchema,
})

export const replaceOwnTranscript = endpoint({
  method: 'PUT',
  path: '/api/own-media/:id/transcript',
  summary: 'Takes a file or a pasted text, as bytes, for the text of an own item (Pro).',
  access: 'learner',
  params: ownParams,
  query: z.strictObject({
    version: versionText,
    /** Helps to tell the format. */
    fileName: z.optional(text({ max: 300 })),
  }),
  bodyLimit: limits.bytes,
  rawBody: true,
  reply: z.extend(ownTranscriptSchema, { warnings: z.array(warningSchema) }),
})

const secondsSchema = z.number().check(z.minimum(0), z.maximum(limits.seconds))
const lineFields = {
  /** From 0. */
  line: z.int().check(z.minimum(0), z.maximum(limits.cues)),
  text: text({ min: 1, max: limits.cueText }),
  start: secondsSchema,
  end: secondsSchema,
}

/** Each is about the lines as the one before it left them; in the end lines stand in the order of their times. */
const editSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('change'), ...lineFields }),
  /** Before the line that stands there now. */
  z.strictObject({ kind: z.literal('insert'), ...lineFields }),
  z.strictObject({ kind: z.literal('remove'), line: lineFields.line }),
  /** Moves every line from this one on; what would begin before 0 begins at 0. */
  z.strictObject({
    kind: z.literal('shift'),
    line: lineFields.line,
    seconds: z.number().check(z.minimum(-86_400), z.maximum(86_400)),
  }),
])
export type TranscriptEdit = z.infer<typeof editSchema>

export const editOwnTranscript = endpoint({
  method: 'POST',
  path: '/api/own-media/:id/transcript/edits',
  summary: 'Changes lines of the text of an own item, all of them or none.',
  access: 'learner',
  params: ownParams,
  body: z.strictObject({
    version: z.int().check(z.minimum(0), z.maximum(999_999_999)),
    edits: z.array(editSchema).check(z.minLength(1), z.maxLength(500)),
  }),
  reply: ownTranscriptSchema,
})

export const findOwnCaptions = endpoint({
  method: 'GET',
  path: '/api/own-media/:id/captions',
  summary:
    'Captions of an own YouTube video, to be looked at and sent as its text (Pro). 503 NOT_CONFIGURED, 502 PROVIDER_AWAY.',
  access: 'learner',
  params: ownParams,
  reply: z.object({
    /** Timed text as `replaceOwnTranscript` takes it; null where the video has none in its language. */
    text: z.nullable(z.string()),
    /** A machine wrote it down. */
    isAutomatic: z.boolean(),
  }),
})
