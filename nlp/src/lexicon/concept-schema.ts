import { interfaceLanguageCodes } from '@verbena/language/interface-languages'
import { targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { z } from 'zod'

/**
 * The lexicon is organised by concept: one record has the words of all languages with the same meaning. So the words of one
 * language are the translations of another, and a new language is one more column. The files are `content/lexicon/*.json`,
 * each an array of concepts. `language/src/packs` knows the inflected forms.
 */
const language = z.enum(targetLanguageCodes)

export const conceptSchema = z.strictObject({
  /** A stable English name, with the part of speech after a dot if two would clash: `bread`, `light.adjective`. */
  id: z.string().regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/),
  partOfSpeech: z.enum(partsOfSpeech),
  level: z.enum(levels),
  /** Base forms as a dictionary lists them, best first. German nouns are capitalised; no articles. */
  words: z.partialRecord(language, z.array(z.string().min(1).max(60)).min(1).max(5)),
  /** Grammatical gender of the first noun in `words`, if the language has genders. */
  gender: z.partialRecord(language, z.enum(['m', 'f', 'n', 'mf'])).optional(),
  /** The translation into a language that has no single word for the concept. */
  gloss: z.partialRecord(language, z.string().min(1).max(120)).optional(),
  definition: z.record(z.enum(interfaceLanguageCodes), z.string().min(1).max(200)),
  /** One sentence in several languages, each the translation of the others. */
  example: z.partialRecord(language, z.string().min(1).max(200)).optional(),
})
export type Concept = z.infer<typeof conceptSchema>
export const conceptFileSchema = z.array(conceptSchema)
