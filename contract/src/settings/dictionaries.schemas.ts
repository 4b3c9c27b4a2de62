import * as z from 'zod/mini'
import { text } from '../text.ts'

/** The kinds of sources: for explanations, speech, pictures and checks. */
export const sourceKinds = ['lexicon', 'pack', 'wordnet', 'voice', 'pictures', 'writing', 'model'] as const

/** Contains no paths or addresses of sources, because every learner may read it. */
export const sourceSchema = z.object({
  /**
   * `lexicon`, `wordnet`, `espeak-ng`, `speech-endpoint`, `fluent-emoji`, `spelling`, `harper`, `model`, or `pack-` and the
   * file name of a pack without its extension.
   */
  id: z.string(),
  kind: z.enum(sourceKinds),
  name: z.string(),
  /** Null for an outside service, and for a pack that cannot be read. */
  licence: z.nullable(z.string()),
  licenceUrl: z.optional(z.string()),
  /** Words or phrases that it explains. */
  entries: z.optional(z.number()),
  /** Inflected forms whose base form it knows. */
  forms: z.optional(z.number()),
  note: z.optional(z.string()),
  problem: z.optional(
    z.object({
      /** Absent when the whole folder of packs cannot be read. */
      file: z.optional(z.string()),
      /** True if the pack is not used at all; otherwise only its broken parts are skipped. */
      isSkipped: z.boolean(),
      /** In English, for the operator. */
      reason: z.string(),
    }),
  ),
})

export const addableSchema = z.object({
  /** The id of its source after it was added. */
  id: z.string(),
  kind: z.enum(sourceKinds),
  licence: z.nullable(z.string()),
  /** Approximate. */
  entries: z.optional(z.number()),
  /** Approximate. */
  megabytes: z.optional(z.number()),
})

export const licencePartSchema = z.object({
  /** The name of the source in explanations. */
  name: z.string(),
  licence: z.string(),
  attribution: z.string(),
  homepage: z.optional(z.string()),
  entries: z.optional(z.number()),
})

export const licenceSchema = z.object({
  parts: z.array(licencePartSchema),
  texts: z.array(z.object({ name: z.string(), text: z.string() })),
})

export const listDictionaries = {
  summary:
    'Lists the dictionaries and voices of this server with their licences, and those that can be added.',
  reply: z.object({ sources: z.array(sourceSchema), canAdd: z.array(addableSchema) }),
}

export const getDictionaryLicence = {
  summary: 'Returns the authors, sources and licence texts of a dictionary or voice.',
  params: z.strictObject({ id: text({ min: 1, max: 100 }) }),
  reply: licenceSchema,
}
