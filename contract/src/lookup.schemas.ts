import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { formReasons, partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import * as z from 'zod/mini'
import { mediaIdSchema } from './catalogue.schemas.ts'
import { spokenMaximum } from './lookup-limits.ts'
import { text } from './text.ts'
import { wordStatuses } from './vocabulary/word-statuses.ts'

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
  /** The parts of a contraction: de, el. */
  parts: z.optional(z.array(z.string())),
  partOfSpeech: z.optional(z.enum(partsOfSpeech)),
  gender: z.optional(z.enum(['m', 'f', 'n', 'mf'])),
  level: z.optional(z.enum(levels)),
  /** The pronunciation of `word` in the International Phonetic Alphabet, without slashes; absent when not known at once. */
  ipa: z.optional(z.string()),
  /** The language of the translation, when it is not the requested one. */
  explainedIn: z.optional(z.enum(languageCodes)),
  /** The language of the definition, when it is not the requested one. */
  definedIn: z.optional(z.enum(languageCodes)),
  source: z.optional(z.string()),
  /** The translation begins with the learner's saved translation. */
  isOwn: z.optional(z.boolean()),
  /** The learner's saved word of this base form; the last saved one of several. */
  wordId: z.optional(z.string()),
  /** The translation was found through a third language only. */
  isUncertain: z.optional(z.boolean()),
  /** The learner keeps the form as a word of its own, so `status` is that of the form. */
  isOwnForm: z.optional(z.boolean()),
  /** The learner's status of the base form; only with an account. */
  status: z.optional(z.enum(wordStatuses)),
  /** Other readings of the same form, best first. */
  alternatives: z.optional(
    z.array(z.object({ lemma: z.string(), partOfSpeech: z.enum(partsOfSpeech), translation: z.string() })),
  ),
})

export const explain = {
  summary: 'Translation, definition and example of a word or phrase, in its context.',
  query: z.strictObject({
    selectedText: text({ min: 1, max: 200 }),
    video_id: z.optional(mediaIdSchema),
    context: z.optional(text({ max: 2000, trim: false })),
    /** The offset of the text in `context` in UTF-16 units, because a word that occurs twice may have two meanings. */
    at: z.optional(z.string().check(z.regex(/^\d{1,4}$/, { error: 'is not a place in the context' }))),
    /** For guests, and for words outside a video. */
    language: z.optional(z.enum(targetLanguageCodes)),
    nativeLanguage: z.optional(z.enum(languageCodes)),
  }),
  reply: explanationSchema,
}

export const playWord = {
  summary: 'A word or short phrase said aloud (MP3); 404 when there is nothing to say in it.',
  query: z.strictObject({
    word: text({ min: 1, max: spokenMaximum }),
    /** The language that the learner studies when left out. */
    lang: z.optional(z.enum(targetLanguageCodes)),
    slow: z.optional(z.enum(['true', 'false'])),
  }),
  reply: z.unknown(),
}

export const getLookupUsage = {
  summary: 'How many words were looked up today (UTC), and how many the plan allows.',
  reply: z.object({ used: z.number(), limit: z.nullable(z.number()) }),
}

export const listSentences = {
  summary:
    'Other sentences of the catalogue that say a word, by its base form, with the moment at which it is said.',
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
