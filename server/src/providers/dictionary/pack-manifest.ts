import { z } from 'zod'

const sourceSchema = z.object({
  name: z.string(),
  package: z.string(),
  version: z.string(),
  licence: z.string(),
  attribution: z.string(),
  homepage: z.string(),
  entries: z.number(),
})
/** A dictionary from which a pack was made, with its name and licence to show. */
export type PackSource = z.infer<typeof sourceSchema>

export const packManifestSchema = z.object({
  name: z.string().min(1),
  licence: z.string(),
  note: z.string(),
  sources: z.array(sourceSchema),
  licenceTexts: z.record(z.string(), z.string()),
  entries: z.number(),
  forms: z.number(),
})
export type PackManifest = z.infer<typeof packManifestSchema>
