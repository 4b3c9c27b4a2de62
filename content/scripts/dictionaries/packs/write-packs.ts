import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Harvest } from '../gather.ts'
import { packLanguages, sourceFactsOf } from '../graph-languages.ts'
import type { Progress } from '../progress.ts'
import { createPairCounter, emptyCounts, type Report } from '../report.ts'
import { buildRows } from './build-rows.ts'
import { describePack, type ManifestSource, type PackManifest } from './manifest.ts'
import { type PackFamily, packFamilies } from './pack-family.ts'
import type { RowEntry, RowForm, RowTranslation } from './pack-row.ts'
import { createPackWriter, type PackRow } from './pack-writer.ts'

type Written = Pick<Report, 'pairs' | 'headwords' | 'forms' | 'packs'> & { files: string[] }

type Options = {
  folder: string
  licenceTexts: Record<string, string>
  signal: AbortSignal
  progress: Progress
}

/** Writes the packs of a harvest into a folder. A pack without words is not written. */
export async function writePacks(harvest: Harvest, options: Options): Promise<Written> {
  const { folder, signal, progress } = options
  const writers = packFamilies.map((family) => ({
    family,
    file: `${family}.pack`,
    writer: createPackWriter(join(folder, `${family}.pack`)),
    sources: localSources(harvest, family),
  }))
  try {
    const counter = createPairCounter()
    const [entries, formRows] = [emptyCounts(), emptyCounts()]
    const forms: Record<string, number> = {}
    progress.begin('Writing', packLanguages.length)
    for (const language of packLanguages) {
      let rows = 0
      for (const row of buildRows(language, harvest)) {
        if (++rows % 2000 === 0) await pause(signal)
        counter.add(language, row)
        for (const { family, writer, sources } of writers) {
          const own = row.entries[family]
          if (!own) continue
          writer.add('entries', `${language}\t${row.key}`, packRowOf(own, sources))
          entries[family]++
        }
      }
      progress.step(`${rows} headwords of ${language}`)
    }
    for (const language of packLanguages) {
      forms[language] = harvest.forms[language]?.size ?? 0
      for (const [key, row] of sortedForms(harvest, language)) {
        if (++formRows.gpl % 20_000 === 0) await pause(signal)
        // All present form tables are under the GPL.
        writers[0]!.writer.add('forms', `${language}\t${key}`, { shared: row })
      }
    }
    const packs: Report['packs'] = {}
    const files: string[] = []
    for (const { family, file, writer, sources } of writers) {
      if (entries[family] + formRows[family] === 0) continue
      let sha256 = ''
      const bytes = writer.finish((body): PackManifest => {
        sha256 = body.sha256
        return {
          ...describePack(family, harvest.sources, harvest.familyOf),
          sources: [...sources.keys()].map((source) => harvest.sources[source]!),
          licenceTexts: textsFor(
            [...sources.keys()].map((source) => harvest.sources[source]!),
            harvest,
            options,
          ),
          entries: entries[family],
          forms: formRows[family],
          body,
        }
      })
      packs[family] = { entries: entries[family], forms: formRows[family], bytes, sha256 }
      files.push(file)
    }
    return { pairs: counter.pairs(), headwords: counter.headwords(), forms, packs, files }
  } finally {
    for (const { writer } of writers) writer.close()
  }
}

async function pause(signal: AbortSignal) {
  await nextTurn()
  signal.throwIfAborted()
}

/** The sources of a pack: their indexes in the pack by their indexes in the harvest. */
function localSources({ sources, familyOf }: Harvest, family: PackFamily): Map<number, number> {
  const own = [...sources.keys()].filter((source) => family === 'combined' || familyOf(source) === family)
  return new Map(own.map((source, place) => [source, place]))
}

function packRowOf(entries: readonly RowEntry[], local: ReadonlyMap<number, number>): PackRow {
  const places = (sources: number[]) => sources.flatMap((source) => local.get(source) ?? [])
  const byLanguage: Record<string, RowTranslation[][]> = {}
  for (const [place, { t = {} }] of entries.entries())
    for (const [into, rows] of Object.entries(t)) {
      byLanguage[into] ??= entries.map(() => [])
      byLanguage[into][place] = rows.map(([text, certainty, sources, score]) => [
        text,
        certainty,
        places(sources),
        score,
      ])
    }
  const shared = entries.map(({ t: _t, s, ...entry }) => ({ ...entry, ...(s && { s: places(s) }) }))
  return { shared, byLanguage }
}

function sortedForms(harvest: Harvest, language: (typeof packLanguages)[number]): [string, RowForm[]][] {
  const { graph } = harvest
  // Forms with votes are in the order of their votes already.
  const commonness = (lemma: string) =>
    sourceFactsOf(language).listedForms ? 0 : graph.degreeOf(graph.nodeOf(language, lemma))
  return [...(harvest.forms[language] ?? [])]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, bases]) => [
      key,
      // More common words come first.
      [...bases]
        .sort((a, b) => commonness(b.lemma) - commonness(a.lemma))
        .map(({ lemma, partOfSpeech }): RowForm => (partOfSpeech ? [lemma, partOfSpeech] : [lemma])),
    ])
}

/** The licence texts of the sources of a pack: the notices of the authors, and full texts if they are available. */
function textsFor(sources: ManifestSource[], { notices }: Harvest, { licenceTexts }: Options) {
  const ids = [...new Set(sources.map(({ licence }) => licence))].sort()
  const own = ids.flatMap((id) => (notices[id] ? [[id, notices[id]] as const] : []))
  const full = Object.entries(licenceTexts).filter(([name]) => ids.some((id) => id.startsWith(name)))
  return Object.fromEntries([...own, ...full.map(([name, text]) => [`${name} (full text)`, text] as const)])
}
