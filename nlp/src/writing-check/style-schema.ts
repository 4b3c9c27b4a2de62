import { partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { z } from 'zod'

/**
 * What makes a text richer and more of a piece, language by language: `content/writing/style/<language>.json` and
 * `content/writing/richer/<language>.json`.
 */
const line = z.string().min(1).max(160)
const word = z.string().min(1).max(40)

export const styleSchema = z.strictObject({
  /** Words and phrases that tie a sentence to the one before, by what they say. */
  connectors: z.strictObject({
    adding: z.array(word).min(3),
    contrast: z.array(word).min(3),
    cause: z.array(word).min(3),
    time: z.array(word).min(3),
    example: z.array(word).min(1),
  }),
  /** Colloquial words and their neutral counterparts, in the form in which they are used. */
  casual: z.array(z.strictObject({ word, neutral: word })).min(10),
  /** Formal words and their neutral counterparts. */
  formal: z.array(z.strictObject({ word, neutral: word })).min(8),
  /** Two ways to speak to one person, where there are two; `polite` with its capital where it needs one. */
  address: z
    .strictObject({
      familiar: z.array(word).min(1),
      polite: z.array(word).min(1),
      /** The polite one is also said to several. */
      isAlsoPlural: z.boolean(),
    })
    .optional(),
})
export type Style = z.infer<typeof styleSchema>

export const richerSchema = z.array(
  z.strictObject({
    /** Base form. */
    word,
    is: z.enum(partsOfSpeech),
    /** In its base form, with what it says more. */
    richer: z
      .array(z.strictObject({ word, en: line, es: line }))
      .min(1)
      .max(3),
  }),
)
export type RicherWords = z.infer<typeof richerSchema>

export type StyleBook = { style: Style; richer: RicherWords }
