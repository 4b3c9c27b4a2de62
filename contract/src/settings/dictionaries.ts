import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../text.ts'

/** What words are explained with, what says them, what shows them, and what checks them. */
const sourceKinds = ['lexicon', 'pack', 'wordnet', 'voice', 'pictures', 'writing', 'model'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** Nothing of where a source lies or is reached: whoever reads explanations may read this. */
const sourceSchema = z.object({
  /** `lexicon`, `wordnet`, `espeak-ng`, `speech-endpoint`, `fluent-emoji`, `spelling`, `harper`, `model`; of a pack `pack-` and its file without the ending. */
  id: z.string(),
  kind: z.enum(sourceKinds),
  name: z.string(),
  /** Null where it is not ours to say: an outside service, or a pack that cannot be read. */
  licence: z.nullable(z.string()),
  licenceUrl: z.optional(z.string()),
  /** Words or phrases that it explains. */
  entries: z.optional(z.number()),
  /** Inflected forms that it leads back to their base form. */
  forms: z.optional(z.number()),
  note: z.optional(z.string()),
  problem: z.optional(
    z.object({
      /** Missing where the whole folder of packs cannot be read. */
      file: z.optional(z.string()),
      /** Nothing of it is used; otherwise all but its broken places. */
      isSkipped: z.boolean(),
      /** In English, for whoever runs the server. */
      reason: z.string(),
    }),
  ),
})
export type DictionarySource = z.infer<typeof sourceSchema>

const addableSchema = z.object({
  /** As its source will have. */
  id: z.string(),
  kind: z.enum(sourceKinds),
  licence: z.nullable(z.string()),
  /** About. */
  entries: z.optional(z.number()),
  /** About. */
  megabytes: z.optional(z.number()),
})
export type AddableSource = z.infer<typeof addableSchema>

const licencePartSchema = z.object({
  /** As explanations name their source. */
  name: z.string(),
  licence: z.string(),
  attribution: z.string(),
  homepage: z.optional(z.string()),
  entries: z.optional(z.number()),
})
export type LicencePart = z.infer<typeof licencePartSchema>

const licenceSchema = z.object({
  parts: z.array(licencePartSchema),
  texts: z.array(z.object({ name: z.string(), text: z.string() })),
})
export type DictionaryLicence = z.infer<typeof licenceSchema>

export const listDictionaries = endpoint({
  method: 'GET',
  path: '/api/dictionaries',
  summary: 'The dictionaries and voices of this server with their licences, and what could be added to it.',
  access: 'anyone',
  bearer: 'ignored',
  reply: z.object({ sources: z.array(sourceSchema), canAdd: z.array(addableSchema) }),
})

export const getDictionaryLicence = endpoint({
  method: 'GET',
  path: '/api/dictionaries/:id/licence',
  summary: 'Who made a dictionary or voice, what it was made from, and the words of its licences.',
  access: 'anyone',
  bearer: 'ignored',
  params: z.strictObject({ id: text({ min: 1, max: 100 }) }),
  reply: licenceSchema,
})
