import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { formReasons, partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import * as z from 'zod/mini'
import { mediaIdSchema } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'
import { wordStatuses } from './vocabulary/word-status.ts'

export const explanationSchema = z.object({
  /** The text that was touched. */
  word: z.string(),
  /** Alternatives joined by commas, in the learner's native language; empty when `error` is set. */
  translation: z.string(),
  definition: z.string(),
  example: z.string(),
  exampleTranslation: z.optional(z.string()),
  /** Set when nothing is known of the word; the rest is then empty. */
  error: z.optional(z.string()),
  lemma: z.optional(z.string()),
  /** Why the touched form differs from the lemma, in reading order. */
  formReasons: z.optional(z.array(z.enum(formReasons))),
  /** What a contraction is made of: de, el. */
  parts: z.optional(z.array(z.string())),
  partOfSpeech: z.optional(z.enum(partsOfSpeech)),
  gender: z.optional(z.enum(['m', 'f', 'n', 'mf'])),
  level: z.optional(z.enum(levels)),
  /** How `word` is pronounced, in the International Phonetic Alphabet and without slashes; missing when not known at once. */
  ipa: z.optional(z.string()),
  /** The language that the translation is really in, when it is not the one asked for. */
  explainedIn: z.optional(z.enum(languageCodes)),
  /** The language of the definition, when it is not the one asked for. */
  definedIn: z.optional(z.enum(languageCodes)),
  source: z.optional(z.string()),
  /** The translation begins with what the learner saved. */
  isOwn: z.optional(z.boolean()),
  /** The learner's saved word of this base form, the last where there are several. */
  wordId: z.optional(z.string()),
  /** The translation was found through a third language only. */
  isUncertain: z.optional(z.boolean()),
  /** The touched form is a word of its own to the learner: `status` is of the form. */
  isOwnForm: z.optional(z.boolean()),
  /** What the learner said of the base form; for accounts. */
  status: z.optional(z.enum(wordStatuses)),
  /** Other readings of the same form, best first. */
  alternatives: z.optional(
    z.array(z.object({ lemma: z.string(), partOfSpeech: z.enum(partsOfSpeech), translation: z.string() })),
  ),
})
export type Explanation = z.infer<typeof explanationSchema>

export const explain = endpoint({
  method: 'GET',
  path: '/obtener_explicacion',
  summary: 'Translation, definition and example of a word or phrase, in its context.',
  access: 'anyone',
  query: z.strictObject({
    selectedText: text({ min: 1, max: 200 }),
    video_id: z.optional(mediaIdSchema),
    context: z.optional(text({ max: 2000, trim: false })),
    /** Where in `context` the text begins, in UTF-16 units: a word that is said twice may mean two things. */
    at: z.optional(z.string().check(z.regex(/^\d{1,4}$/, { error: 'is not a place in the context' }))),
    /** For guests, and for words outside a video. */
    language: z.optional(z.enum(targetLanguageCodes)),
    nativeLanguage: z.optional(z.enum(languageCodes)),
  }),
  reply: explanationSchema,
})

/** Characters of a word or phrase that can be heard. */
export const spokenMaximum = 100

export const playWord = endpoint({
  method: 'GET',
  path: '/audio_play',
  summary: 'A word or short phrase said aloud (MP3); 404 when there is nothing to say in it.',
  access: 'anyone',
  query: z.strictObject({
    word: text({ min: 1, max: spokenMaximum }),
    /** Without it, the language that the learner studies. */
    lang: z.optional(z.enum(targetLanguageCodes)),
    slow: z.optional(z.enum(['true', 'false'])),
  }),
  file: { type: 'audio/mpeg', name: 'word.mp3', isInline: true },
  reply: z.unknown(),
})

export const getLookupUsage = endpoint({
  method: 'GET',
  path: '/api/lookup-usage',
  summary: 'How many words were looked up today (UTC), and how many the plan allows.',
  access: 'learner',
  reply: z.object({ used: z.number(), limit: z.nullable(z.number()) }),
})

export const listSentences = endpoint({
  method: 'GET',
  path: '/api/concordance',
  summary:
    'Other sentences of the catalogue that say a word, by its base form, with the moment at which it is said.',
  access: 'anyone',
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
})
