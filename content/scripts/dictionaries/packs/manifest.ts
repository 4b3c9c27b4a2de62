import type { PackFamily } from './pack-family.ts'

/** A source of a pack. Packs refer to sources by their index in this list. */
export type ManifestSource = {
  name: string
  package: string
  version: string
  sha256: string
  licence: string
  attribution: string
  homepage: string
  entries: number
}

/** The description of a pack, which the server shows on its page of licences. */
export type PackManifest = {
  name: PackFamily
  licence: string
  /** The requirements of the licences for people who have the file. */
  note: string
  sources: ManifestSource[]
  /** Full texts of licences, and the notices of the authors that refer to them. */
  licenceTexts: Record<string, string>
  entries: number
  forms: number
  /** Length and SHA-256 of all blocks, to verify a copy; too slow to check at every start. */
  body: { sha256: string; bytes: number }
}

const notes: Record<PackFamily, string> = {
  gpl: 'Dictionaries under the GNU General Public License; the version is named with each source.',
  'cc-by-sa': 'Dictionaries made from Wiktionary by WikDict and FreeDict, under Creative Commons BY-SA.',
  combined:
    'Translations worked out by way of other languages. They derive from sources under several licences at once, so this file is for the machine that it was made on and must not be passed on.',
}

/** The sources of the pack, and its licences in one line. */
export function describePack(
  family: PackFamily,
  sources: readonly ManifestSource[],
  familyOf: (source: number) => PackFamily,
) {
  const isOwn = (source: number) => family === 'combined' || familyOf(source) === family
  const licences = [
    ...new Set(sources.filter((_, source) => isOwn(source)).map(({ licence }) => licence)),
  ].sort()
  return { name: family, licence: licences.join(', '), note: notes[family] }
}
