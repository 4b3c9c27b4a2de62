import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { z } from 'zod'

/**
 * A video or song of the starter catalogue, written by an author: `content/catalogue/<id>/item.json`. `npm run media` speaks
 * or sings the lines and stores their times in `transcript.json`.
 */
const translations = z.partialRecord(z.enum(languageCodes), z.string().min(1).max(400))

const lineSchema = z.strictObject({
  text: z.string().min(1).max(300),
  /** Key of `voices`; songs have one voice. */
  speaker: z.string().min(1).max(40),
  /** Key of the scene that is shown during this line: `scenes/<scene>.svg` beside the item. */
  scene: z.string().regex(/^[a-z0-9-]+$/),
  translations,
  /** Songs only: syllables in order, one per note; `-` separates notes, `_` joins syllables of one note. */
  syllables: z.string().max(300).optional(),
})

const voiceSchema = z.strictObject({
  name: z.string().min(1).max(40),
  /** Voice of espeak-ng with its variant, for example `es-419+f3`. */
  espeak: z.string().min(1).max(40),
  pitch: z.number().int().min(0).max(99),
  /** Words per minute. */
  rate: z.number().int().min(80).max(200),
})

export const catalogueItemSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{3,60}$/),
  kind: z.enum(['video', 'song']),
  title: z.string().min(1).max(120),
  titleTranslations: translations,
  language: z.enum(targetLanguageCodes),
  level: z.enum(levels),
  category: z.string().min(1).max(40),
  place: z.string().min(1).max(60).optional(),
  isPremium: z.boolean(),
  credits: z.strictObject({ text: z.string(), voice: z.string(), melody: z.string().optional() }),
  voices: z.record(z.string(), voiceSchema),
  lines: z.array(lineSchema).min(4).max(120),
  /** Songs only. */
  melody: z.string().max(60).optional(),
})
export type CatalogueItem = z.infer<typeof catalogueItemSchema>

const wordTimeSchema = z.strictObject({ text: z.string(), start: z.number().min(0), end: z.number().min(0) })

/** `content/catalogue/<id>/transcript.json`: times in seconds, measured when the sound is generated. */
export const catalogueTranscriptSchema = z.strictObject({
  durationSeconds: z.number().positive(),
  segments: z.array(
    z.strictObject({
      text: z.string(),
      start: z.number().min(0),
      duration: z.number().positive(),
      speaker: z.string().optional(),
      translations,
      words: z.array(wordTimeSchema),
    }),
  ),
})
export type CatalogueTranscript = z.infer<typeof catalogueTranscriptSchema>
