import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { partsOfSpeech } from '@verbena/language/parts-of-speech'
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
  /** Said among friends, and what is neutral: in the form in which it is said. */
  casual: z.array(z.strictObject({ word, neutral: word })).min(10),
  /** Written to offices, and what is neutral. */
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

/** The tests hold the files against their schemas. */
export function readStyleBook(contentDirectory: string, language: TargetLanguageCode): StyleBook {
  const read = (folder: string) =>
    JSON.parse(readFileSync(join(contentDirectory, 'writing', folder, `${language}.json`), 'utf8'))
  return { style: styleSchema.parse(read('style')), richer: richerSchema.parse(read('richer')) }
}

/** Advice on a place of a text. */
export type Advice = {
  kind: 'vocab' | 'natural'
  rule: string
  start: number
  end: number
  message: { en: string; es: string }
  fixes: string[]
}
