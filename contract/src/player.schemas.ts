import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import * as z from 'zod/mini'
import { mediaIdSchema } from './catalogue.schemas.ts'
import { latestSeconds } from './reviews/review-limits.ts'
import { wordStatuses } from './vocabulary/word-statuses.ts'

const wordTimeSchema = z.object({ text: z.string(), start: z.number(), end: z.number() })

export const segmentSchema = z.object({
  text: z.string(),
  /** Seconds. */
  start: z.number(),
  duration: z.number(),
  speaker: z.optional(z.string()),
  /** The line in the learner's native language, if the catalogue has it. */
  translation: z.optional(z.string()),
  words: z.optional(z.array(wordTimeSchema)),
})

const transcriptParams = z.strictObject({ id: mediaIdSchema })
const transcriptQuery = z.strictObject({
  name: z.optional(z.string().check(z.maxLength(200))),
  nativeLanguage: z.optional(z.enum(languageCodes)),
})

export const getVideoTranscript = {
  summary: 'Returns the transcript of a video, as one text and as timed segments.',
  params: transcriptParams,
  query: transcriptQuery,
  reply: z.object({ transcription: z.string(), vectortranscription: z.array(segmentSchema) }),
}

export const getSongTranscript = {
  summary: 'Returns the lyrics of a song, as one text and as timed entries.',
  params: transcriptParams,
  query: transcriptQuery,
  reply: z.object({
    transcription: z.string(),
    /** `timestamp` repeats `start` in seconds, because song entries of the specification have text and timestamp. */
    vectortranscription: z.array(z.extend(segmentSchema, { timestamp: z.number() })),
  }),
}

export const getProgress = {
  summary:
    'Returns the position in seconds at which the learner stopped, or null when the item was never opened.',
  params: z.strictObject({ id: mediaIdSchema }),
  reply: z.object({ progress: z.nullable(z.number()) }),
}

const secondsSchema = z.number().check(z.minimum(0), z.maximum(1_000_000))

export const reportProgress = {
  summary:
    'Saves the position of the learner in an item and the seconds that were played since the last report.',
  body: z.strictObject({
    videoId: mediaIdSchema,
    progress: secondsSchema,
    time_delta: z.number().check(z.minimum(0), z.maximum(3600)),
    isPaused: z.boolean(),
    /** Seconds since it was played, when the report was sent later because there was no connection. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
  }),
  reply: z.object({ success: z.literal(true) }),
}

/** A distinct word form of a transcript. */
export const transcriptWordSchema = z.object({
  /** `textKey` of the form (language/text). */
  form: z.string(),
  /** Its possible lemma keys, the most likely first. */
  lemmas: z.array(z.string()),
  /** The number of its occurrences. */
  count: z.number(),
  /** Always `new` for a guest. */
  status: z.enum(wordStatuses),
})

export const getTranscriptWords = {
  summary: "Returns every word form of a transcript with its base forms and the learner's status of it.",
  params: z.strictObject({ mediaId: mediaIdSchema }),
  reply: z.object({
    language: z.enum(targetLanguageCodes),
    words: z.array(transcriptWordSchema),
    /** Percent of the running words that the learner knows; null for guests, and without words. */
    knownPercent: z.nullable(z.number()),
  }),
}
