import { partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { z } from 'zod'

/**
 * Data for advice on style by language: `content/writing/style/<language>.json` and
 * `content/writing/richer/<language>.json`.
 */
const line = z.string().min(1).max(160)
const word = z.string().min(1).max(40)

export const styleSchema = z.strictObject({
  /** Connectors between sentences, by their function. */
  connectors: z.strictObject({
    adding: z.array(word).min(3),
    contrast: z.array(word).min(3),
    cause: z.array(word).min(3),
    time: z.array(word).min(3),
    example: z.array(word).min(1),
  }),
  /** Colloquial words and neutral ones in the same form. */
  casual: z.array(z.strictObject({ word, neutral: word })).min(10),
  /** Formal words and neutral ones. */
  formal: z.array(z.strictObject({ word, neutral: word })).min(8),
  /** The two forms of address, if the language has two; `polite` with its capital if it needs one. */
  address: z
    .strictObject({
      familiar: z.array(word).min(1),
      polite: z.array(word).min(1),
      /** Whether the polite form is also a plural. */
      isAlsoPlural: z.boolean(),
    })
    .optional(),
})
export type Style = z.infer<typeof styleSchema>

export const richerSchema = z.array(
  z.strictObject({
    /** Lemma. */
    word,
    is: z.enum(partsOfSpeech),
    /** Richer words as lemmas, with their nuance. */
    richer: z
      .array(z.strictObject({ word, en: line, es: line }))
      .min(1)
      .max(3),
  }),
)
export type RicherWords = z.infer<typeof richerSchema>

export type StyleBook = { style: Style; richer: RicherWords }
