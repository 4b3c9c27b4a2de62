import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  RowEntry,
  RowForm,
  RowTranslation,
} from '../../../../../content/scripts/dictionaries/packs/pack-row.ts'
import { createPackWriter } from '../../../../../content/scripts/dictionaries/packs/pack-writer.ts'

export type SmallPack = {
  entries?: Record<string, RowEntry[]>
  forms?: Record<string, RowForm[]>
  sources?: string[]
  manifest?: unknown
}

/** Writes a pack as the builder does, rows by `language<tab>key`. @returns its path */
export function writePack(folder: string, name: string, pack: SmallPack): string {
  const { entries = {}, forms = {}, sources = ['FreeDict test'] } = pack
  const path = join(folder, `${name}.pack`)
  const writer = createPackWriter(path)
  for (const key of Object.keys(entries).sort()) {
    const byLanguage: Record<string, RowTranslation[][]> = {}
    for (const [place, { t = {} }] of entries[key]!.entries())
      for (const [into, rows] of Object.entries(t)) {
        byLanguage[into] ??= entries[key]!.map(() => [])
        byLanguage[into][place] = rows
      }
    writer.add('entries', key, { shared: entries[key]!.map(({ t: _t, ...entry }) => entry), byLanguage })
  }
  for (const key of Object.keys(forms).sort()) writer.add('forms', key, { shared: forms[key] })
  writer.finish(() =>
    'manifest' in pack
      ? pack.manifest
      : {
          name,
          licence: 'GPL-3+',
          note: 'A pack for tests.',
          sources: sources.map((source) => ({
            name: source,
            package: `dict-${source}`,
            version: '1.0-1',
            licence: 'GPL-3+',
            attribution: '2022 Makers',
            homepage: 'https://example.org/',
            entries: 1,
          })),
          licenceTexts: { 'GPL-3+': 'Words of the licence.' },
          entries: Object.keys(entries).length,
          forms: Object.keys(forms).length,
        },
  )
  return path
}

/** Changes bytes of a file in place. */
export function changeFile(path: string, change: (bytes: Buffer) => Uint8Array | undefined) {
  const bytes = readFileSync(path)
  writeFileSync(path, change(bytes) ?? bytes)
}
