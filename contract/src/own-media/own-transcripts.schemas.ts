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
  /** An alignment is under way (`alignment.ts`). Absent where it was not looked up. */
  isBeingAligned: z.optional(z.boolean()),
  /** An alignment can be requested: the times are guessed, and this server can read the sound. May be absent as well. */
  mayBeAligned: z.optional(z.boolean()),
  lines: z.array(transcriptLineSchema),
})

const ownParams = z.strictObject({ id: mediaIdSchema })
const versionText = z.string().check(z.regex(/^\d{1,9}$/))

export const readOwnTranscript = {
  summary: 'The text of an own item with its version, to be edited.',
  params: ownParams,
  reply: ownTranscriptSchema,
}

export const replaceOwnTranscript = {
  summary: 'Takes a file or a pasted text, as bytes, for the text of an own item (Pro).',
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
  summary: 'Changes lines of the text of an own item, all of them or none.',
  params: ownParams,
  body: z.strictObject({
    version: z.int().check(z.minimum(0), z.maximum(999_999_999)),
    edits: z.array(editSchema).check(z.minLength(1), z.maxLength(500)),
  }),
  reply: ownTranscriptSchema,
}

export const findOwnCaptions = {
  summary:
    'Captions of an own YouTube video, to be looked at and sent as its text (Pro). 503 NOT_CONFIGURED, 502 PROVIDER_AWAY.',
  params: ownParams,
  reply: z.object({
    /** Timed text in the format of `replaceOwnTranscript`; null without captions in the language of the item. */
    text: z.nullable(z.string()),
    /** The captions were made by speech recognition. */
    isAutomatic: z.boolean(),
  }),
}
