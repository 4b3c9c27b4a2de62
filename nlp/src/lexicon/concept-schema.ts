import { interfaceLanguageCodes } from '@verbena/language/interface-languages'
import { targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { z } from 'zod'

/**
 * The lexicon is organised by concept: one record holds the words of every language that say the same thing,
 * so the words of one language are the translations of another, and a new language is one more column.
 * Files: `content/lexicon/*.json`, each an array of concepts. Inflected forms are the business of `language/src/packs`.
 */
const language = z.enum(targetLanguageCodes)

export const conceptSchema = z.strictObject({
  /** Stable name, English, with the word class after a dot where two would clash: `bread`, `light.adjective`. */
  id: z.string().regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/),
  partOfSpeech: z.enum(partsOfSpeech),
  level: z.enum(levels),
  /** Base forms as a dictionary lists them, best first. German nouns are capitalised; no articles. */
  words: z.partialRecord(language, z.array(z.string().min(1).max(60)).min(1).max(5)),
  /** Grammatical gender of the first noun in `words`, where the language has it. */
  gender: z.partialRecord(language, z.enum(['m', 'f', 'n', 'mf'])).optional(),
  /** What to show as translation into a language that has no single word for it. */
  gloss: z.partialRecord(language, z.string().min(1).max(120)).optional(),
  definition: z.record(z.enum(interfaceLanguageCodes), z.string().min(1).max(200)),
  /** One sentence in several languages, each the translation of the others. */
  example: z.partialRecord(language, z.string().min(1).max(200)).optional(),
})
export type Concept = z.infer<typeof conceptSchema>
export const conceptFileSchema = z.array(conceptSchema)
