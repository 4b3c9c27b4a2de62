import { collectTranslations } from '../graph/collect-translations.ts'
import { className, type WordGraph } from '../graph/word-graph.ts'
import type { GraphLanguage, packLanguages } from '../graph-languages.ts'
import { isHeadword, keyOf } from '../readers/clean-word.ts'
import { onlyClassOf } from '../readers/word-class.ts'
import type { DetailsStore, WordDetails } from '../readers/word-details.ts'
import type { PackFamily } from './pack-family.ts'
import type { RowEntry } from './pack-row.ts'

export type KeyedRow = { key: string; entries: Partial<Record<PackFamily, RowEntry[]>> }

type Ground = { graph: WordGraph; details: DetailsStore; familyOf: (source: number) => PackFamily }

/** All rows of a language in the order of their keys. */
export function* buildRows(language: (typeof packLanguages)[number], ground: Ground): Generator<KeyedRow> {
  const { graph } = ground
  const keyed = graph
    .nodesOf(language)
    .filter((node) => isHeadword(graph.wordOf(node)))
    .map((node) => ({ node, key: keyOf(graph.wordOf(node), language) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.node - b.node))
  for (let start = 0; start < keyed.length; ) {
    const { key } = keyed[start]!
    let end = start + 1
    while (keyed[end]?.key === key) end++
    const entries: KeyedRow['entries'] = {}
    for (const { node } of keyed.slice(start, end)) addEntries(node, key, language, ground, entries)
    if (Object.keys(entries).length > 0) yield { key, entries }
    start = end
  }
}

function addEntries(
  node: number,
  key: string,
  language: GraphLanguage,
  { graph, details, familyOf }: Ground,
  into: KeyedRow['entries'],
) {
  const word = graph.wordOf(node)
  const byFamily = new Map<PackFamily, Map<number, RowEntry>>()
  const entryOf = (family: PackFamily, wordClass: number) => {
    const byClass = byFamily.get(family) ?? new Map<number, RowEntry>()
    byFamily.set(family, byClass)
    const partOfSpeech = className(wordClass)
    const entry = byClass.get(wordClass) ?? {
      ...(word !== key && { w: word }),
      ...(partOfSpeech && { p: partOfSpeech }),
    }
    byClass.set(wordClass, entry)
    return entry
  }
  for (const { family, wordClass, language: target, row } of collectTranslations(graph, node, familyOf)) {
    const entry = entryOf(family, wordClass)
    entry.t ??= {}
    entry.t[target] ??= []
    entry.t[target].push(row)
  }
  for (const detail of details.of(node)) {
    const family = familyOf(detail.source)
    const wordClass = detail.partOfSpeech || onlyClassOf(graph, node)
    // IPA or gender alone is no entry, but may be all that this family adds to an entry of another family.
    const isKnown = [...byFamily.values()].some((byClass) => byClass.has(wordClass))
    if (isKnown || detail.glosses.length > 0) addDetail(entryOf(family, wordClass), detail, language)
    else if (detail.ipa) for (const entry of byFamily.get(family)?.values() ?? []) entry.i ??= detail.ipa
  }
  for (const [family, byClass] of byFamily) {
    into[family] ??= []
    into[family].push(...byClass.values())
  }
}

function addDetail(entry: RowEntry, detail: WordDetails, language: GraphLanguage) {
  if (detail.gender) entry.g ??= detail.gender
  if (detail.ipa) entry.i ??= detail.ipa
  for (const gloss of detail.glosses) {
    entry.d ??= []
    if (entry.d.length < 4 && !entry.d.some(([, text]) => text === gloss)) entry.d.push([language, gloss])
  }
  for (const { text, translation, into } of detail.examples) {
    entry.x ??= []
    if (entry.x.length < 3) entry.x.push([text, translation, into])
  }
  if (detail.glosses.length > 0 || detail.examples.length > 0)
    entry.s = [...new Set([...(entry.s ?? []), detail.source])]
}
