import { graphLanguages, packLanguages } from '../graph-languages.ts'
import type { PackFamily } from '../packs/pack-family.ts'
import type { Certainty, RowTranslation } from '../packs/pack-row.ts'
import { classOfTranslation } from '../readers/word-class.ts'
import { type Pivot, pivotsOf } from './pivots.ts'
import type { Arc, WordGraph } from './word-graph.ts'

export type Collected = { family: PackFamily; wordClass: number; language: string; row: RowTranslation }

/** With so many translations in the dictionaries none is derived over other languages. */
const enough = 3
const [mostDirect, mostUncertain] = [8, 2]
/** A path that is so much weaker than the best one leads to another meaning. */
const weakest = 0.15
/** The minimum weight of a path over one language only, which is unreliable if its words have many meanings. */
const leastAlone = 0.05

const isPackLanguage = (language: number) =>
  (packLanguages as readonly string[]).includes(graphLanguages[language]!)

/** All translations of a word: those of the dictionaries and, if they are few, those over other languages. */
export function collectTranslations(
  graph: WordGraph,
  node: number,
  familyOf: (source: number) => PackFamily,
): Collected[] {
  const isShort = graph.wordOf(node).split(' ').length <= 2
  const pivots = isShort ? pivotsOf(graph, node, isPackLanguage) : []
  const byTarget = new Map(pivots.map((pivot) => [pivot.to, pivot]))
  const collected: Collected[] = []
  for (const [language, arcs] of arcsByLanguage(graph, node)) {
    const direct = directTranslations(graph, node, arcs, byTarget, familyOf)
    collected.push(...direct.map((item) => ({ ...item, language: graphLanguages[language]! })))
  }
  for (const language of graphLanguages.keys()) {
    const own = pivots.filter(({ to }) => graph.languageOf(to) === language)
    if (own.length === 0) continue
    const known = new Set(
      collected.filter((item) => item.language === graphLanguages[language]).map(({ row }) => row[0]),
    )
    for (const { pivot, certainty } of choosePivots(own, known, graph))
      collected.push(combined(graph, node, pivot, certainty))
  }
  return collected.sort((a, b) => b.row[3] - a.row[3])
}

function arcsByLanguage(graph: WordGraph, node: number): Map<number, Arc[]> {
  const byLanguage = new Map<number, Arc[]>()
  for (const arc of graph.arcsOf(node)) {
    const language = graph.languageOf(arc.to)
    if (!isPackLanguage(language)) continue
    const list = byLanguage.get(language)
    if (list) list.push(arc)
    else byLanguage.set(language, [arc])
  }
  return byLanguage
}

function directTranslations(
  graph: WordGraph,
  node: number,
  arcs: Arc[],
  pivots: ReadonlyMap<number, Pivot>,
  familyOf: (source: number) => PackFamily,
): Omit<Collected, 'language'>[] {
  const found = new Map<string, Omit<Collected, 'language'> & { support: number }>()
  const support = new Map<number, number>()
  for (const arc of arcs) support.set(arc.to, (support.get(arc.to) ?? 0) + supportOf(arc))
  for (const arc of arcs) {
    const family = familyOf(arc.source)
    const wordClass = classOfTranslation(graph, node, arc)
    const id = `${family}\t${wordClass}\t${arc.to}`
    const known = found.get(id)
    if (known) {
      if (!known.row[2].includes(arc.source)) known.row[2].push(arc.source)
      continue
    }
    const score = (support.get(arc.to) ?? 0) + bonusOf(graph, node, arc.to, pivots.get(arc.to))
    const row: RowTranslation = [graph.wordOf(arc.to), 0, [arc.source], Math.round(score * 10)]
    found.set(id, { family, wordClass, row, support: score })
  }
  return [...found.values()]
    .sort((a, b) => b.support - a.support)
    .slice(0, mostDirect * 3)
    .map(({ support: _support, ...item }) => item)
}

function supportOf({ kind, rank }: Arc): number {
  if (kind === 'pair') return 6
  return kind === 'entry' ? Math.max(1.5, 4 - rank * 0.4) : 2.5
}

/** The bonus of a translation: for common words, for the same number of parts, and for agreement of other languages. */
function bonusOf(graph: WordGraph, node: number, to: number, pivot: Pivot | undefined): number {
  const extraWords = Math.max(0, graph.wordOf(to).split(' ').length - graph.wordOf(node).split(' ').length)
  const agreed = pivot ? pivot.languages * 2 + Math.min(pivot.weight, 1) * 2 : 0
  return Math.log2(1 + graph.degreeOf(to)) / 2 + agreed - extraWords
}

function choosePivots(own: readonly Pivot[], known: ReadonlySet<string>, graph: WordGraph) {
  const strength = ({ weight, languages }: Pivot) => weight * languages * languages
  const best = strength(own[0]!)
  const unknown = own.filter(
    (pivot) => !known.has(graph.wordOf(pivot.to)) && strength(pivot) >= best * weakest,
  )
  const agreed = unknown.filter(({ languages }) => languages >= 2).slice(0, Math.max(0, enough - known.size))
  if (agreed.length > 0 || known.size > 0)
    return agreed.map((pivot) => ({ pivot, certainty: 1 as Certainty }))
  return unknown
    .filter(({ weight }) => weight >= leastAlone)
    .slice(0, mostUncertain)
    .map((pivot) => ({ pivot, certainty: 2 as Certainty }))
}

function combined(graph: WordGraph, node: number, pivot: Pivot, certainty: Certainty): Collected {
  const score = pivot.languages + Math.min(pivot.weight, 1)
  return {
    family: 'combined',
    wordClass: classOfTranslation(graph, node, pivot),
    language: graphLanguages[graph.languageOf(pivot.to)]!,
    row: [graph.wordOf(pivot.to), certainty, [...new Set(pivot.sources)], Math.round(score * 10)],
  }
}
