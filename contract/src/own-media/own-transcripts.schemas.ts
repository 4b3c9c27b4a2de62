import { limits } from '@verbena/language/media/subtitles/subtitle-limits'
import * as z from 'zod/mini'
import { mediaIdSchema } from '../catalogue.schemas.ts'
import { text } from '../text.ts'

export const transcriptLineSchema = z.object({
  text: z.string(),
  /** Seconds. */
  start: z.number(),
  duration: z.number(),
  speaker: z.optional(z.string()),
  words: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
})

/** What was corrected in a file: the codes of `language/src/media/subtitles/subtitle-warnings.ts`. */
const warningSchema = z.object({ code: z.string(), count: z.number(), line: z.optional(z.number()) })

export const ownTranscriptSchema = z.object({
  /** 0 without a transcript. */
  version: z.number(),
  /** `text`: uploaded or pasted; `transcriber`: made from the sound; null without a transcript. Edits do not change it. */
  origin: z.nullable(z.enum(['text', 'transcriber'])),
  /** True if the text had no times, so the lines were spread over the duration by their lengths. */
  areTimesGuessed: z.boolean(),
  /** An alignment is waiting or running (`alignment.ts`). Absent in replies that do not read it. */
  isBeingAligned: z.optional(z.boolean()),
  /** An alignment can be requested: the times are guessed, and this server can read the sound. Absent likewise. */
  mayBeAligned: z.optional(z.boolean()),
  lines: z.array(transcriptLineSchema),
})

const ownParams = z.strictObject({ id: mediaIdSchema })
const versionText = z.string().check(z.regex(/^\d{1,9}$/))

export const readOwnTranscript = {
  summary: 'Returns the transcript of an own item with its version, for editing.',
  params: ownParams,
  reply: ownTranscriptSchema,
}

export const replaceOwnTranscript = {
  summary: 'Replaces the transcript of an own item with a file or a pasted text, sent as bytes (Pro).',
  params: ownParams,
  query: z.strictObject({
    version: versionText,
    /** Helps to detect the format. */
    fileName: z.optional(text({ max: 300 })),
  }),
  reply: z.extend(ownTranscriptSchema, { warnings: z.array(warningSchema) }),
}

const secondsSchema = z.number().check(z.minimum(0), z.maximum(limits.seconds))
const lineFields = {
  /** From 0. */
  line: z.int().check(z.minimum(0), z.maximum(limits.cues)),
  text: text({ min: 1, max: limits.cueText }),
  start: secondsSchema,
  end: secondsSchema,
}

/** Each edit applies to the result of the one before. In the end the lines are sorted by their times. */
export const editSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('change'), ...lineFields }),
  /** Inserts before the line that has this index now. */
  z.strictObject({ kind: z.literal('insert'), ...lineFields }),
  z.strictObject({ kind: z.literal('remove'), line: lineFields.line }),
  /** Moves every line from this one on; no line begins before 0. */
  z.strictObject({
    kind: z.literal('shift'),
    line: lineFields.line,
    seconds: z.number().check(z.minimum(-86_400), z.maximum(86_400)),
  }),
])

export const editOwnTranscript = {
  summary: 'Applies edits to the lines of the transcript of an own item, either all of them or none.',
  params: ownParams,
  body: z.strictObject({
    version: z.int().check(z.minimum(0), z.maximum(999_999_999)),
    edits: z.array(editSchema).check(z.minLength(1), z.maxLength(500)),
  }),
  reply: ownTranscriptSchema,
}

export const findOwnCaptions = {
  summary:
    'Returns the captions of an own YouTube video without saving them (Pro). Returns 503 NOT_CONFIGURED or 502 PROVIDER_AWAY when they cannot be fetched.',
  params: ownParams,
  reply: z.object({
    /** Timed text in the format of `replaceOwnTranscript`; null without captions in the language of the item. */
    text: z.nullable(z.string()),
    /** The captions were made by speech recognition. */
    isAutomatic: z.boolean(),
  }),
}
