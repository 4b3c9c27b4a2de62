import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { formReasons, partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import * as z from 'zod/mini'
import { mediaIdSchema } from '../catalogue.schemas.ts'
import { text } from '../text.ts'
import { wordStatuses } from '../vocabulary/word-statuses.ts'
import { spokenMaximum } from './lookup-limits.ts'

export const explanationSchema = z.object({
  /** The selected text. */
  word: z.string(),
  /** Alternatives joined by commas, in the learner's native language; empty when `error` is set. */
  translation: z.string(),
  definition: z.string(),
  example: z.string(),
  exampleTranslation: z.optional(z.string()),
  /** Set when the word is unknown; the other fields are then empty. */
  error: z.optional(z.string()),
  lemma: z.optional(z.string()),
  /** The reasons of the inflection of the selected form, in reading order. */
  formReasons: z.optional(z.array(z.enum(formReasons))),
  /** The parts of a contraction, for example de and el. */
  parts: z.optional(z.array(z.string())),
  partOfSpeech: z.optional(z.enum(partsOfSpeech)),
  gender: z.optional(z.enum(['m', 'f', 'n', 'mf'])),
  level: z.optional(z.enum(levels)),
  /** The pronunciation of `word` in the International Phonetic Alphabet, without slashes; absent when it is not available immediately. */
  ipa: z.optional(z.string()),
  /** The language of the translation, if it is not the requested one. */
  explainedIn: z.optional(z.enum(languageCodes)),
  /** The language of the definition, if it is not the requested one. */
  definedIn: z.optional(z.enum(languageCodes)),
  source: z.optional(z.string()),
  /**
   * The word that is explained, if the selected text is another spelling of it ("tambien" for también), or a word of the
   * native language ("knife" for cuchillo).
   */
  meant: z.optional(z.object({ word: z.string(), because: z.enum(['spelling', 'nativeLanguage']) })),
  /** The translation begins with the learner's saved translation. */
  isOwn: z.optional(z.boolean()),
  /** The learner's saved word of this base form; if there are several, the last saved one. */
  wordId: z.optional(z.string()),
  /** The translation was only found through a third language. */
  isUncertain: z.optional(z.boolean()),
  /** The learner keeps the form as a word of its own, so `status` is that of the form. */
  isOwnForm: z.optional(z.boolean()),
  /** The learner's status of the base form; only with an account. */
  status: z.optional(z.enum(wordStatuses)),
  /** Other readings of the same form, best first. If `error` is set: the words that the text resembles. */
  alternatives: z.optional(
    z.array(z.object({ lemma: z.string(), partOfSpeech: z.enum(partsOfSpeech), translation: z.string() })),
  ),
})

export const explain = {
  summary: 'Returns the translation, definition and example of a word or phrase in its context.',
  query: z.strictObject({
    selectedText: text({ min: 1, max: 200 }),
    video_id: z.optional(mediaIdSchema),
    context: z.optional(text({ max: 2000, trim: false })),
    /** The offset of the text in `context`, in UTF-16 units. A word that occurs twice may have two meanings. */
    at: z.optional(z.string().check(z.regex(/^\d{1,4}$/, { error: 'is not a place in the context' }))),
    /** For guests, and for words outside a video. */
    language: z.optional(z.enum(targetLanguageCodes)),
    nativeLanguage: z.optional(z.enum(languageCodes)),
  }),
  reply: explanationSchema,
}

export const playWord = {
  summary:
    'Returns the pronunciation of a word or short phrase as MP3, or 404 when the text has nothing to pronounce.',
  query: z.strictObject({
    word: text({ min: 1, max: spokenMaximum }),
    /** The language that the learner studies when left out. */
    lang: z.optional(z.enum(targetLanguageCodes)),
    slow: z.optional(z.enum(['true', 'false'])),
  }),
  reply: z.unknown(),
}

export const getLookupUsage = {
  summary: 'Returns the number of lookups of today (UTC) and the maximum of the plan.',
  reply: z.object({ used: z.number(), limit: z.nullable(z.number()) }),
}

export const listSentences = {
  summary:
    'Returns other sentences of the catalogue that contain a word, by its base form, with the times at which they are played.',
  query: z.strictObject({
    lemma: text({ min: 1, max: 200 }),
    video_id: z.optional(mediaIdSchema),
    language: z.optional(z.enum(targetLanguageCodes)),
    nativeLanguage: z.optional(z.enum(languageCodes)),
  }),
  reply: z.array(
    z.object({
      mediaId: z.string(),
      kind: z.enum(['video', 'song']),
      title: z.string(),
      startSeconds: z.number(),
      text: z.string(),
      translation: z.optional(z.string()),
    }),
  ),
}
