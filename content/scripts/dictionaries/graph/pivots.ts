import { arcKinds, type WordGraph } from './word-graph.ts'

/** A translation by another language: es casa → fr maison → de Haus. */
export type Pivot = {
  to: number
  /** The number of languages that lead to it independently. */
  languages: number
  /** The weight; larger if the words in between have few meanings. */
  weight: number
  partOfSpeech: number
  /** Indexes of the sources of the best path. */
  sources: [number, number]
}

/** A word with more neighbours than this is too ambiguous. */
const [mostFirst, mostSecond] = [10, 30]

/** All words of the wanted languages that are reached by one word of a third language. */
export function pivotsOf(graph: WordGraph, node: number, isWanted: (language: number) => boolean): Pivot[] {
  const home = graph.languageOf(node)
  const found = new Map<number, Pivot & { mask: number; best: number }>()
  for (const [language, near] of neighboursByLanguage(graph, node, mostFirst)) {
    for (const first of near) {
      for (const [target, far] of neighboursByLanguage(graph, first.to, mostSecond)) {
        if (target === home || target === language || !isWanted(target)) continue
        for (const second of far) {
          // The noun "light" does not lead to translations of the adjective "light".
          if (first.partOfSpeech && second.partOfSpeech && first.partOfSpeech !== second.partOfSpeech)
            continue
          const weight = 1 / (near.length * far.length)
          const pivot = found.get(second.to) ?? {
            to: second.to,
            languages: 0,
            weight: 0,
            partOfSpeech: 0,
            sources: [first.source, second.source],
            mask: 0,
            best: 0,
          }
          found.set(second.to, pivot)
          pivot.weight += weight
          pivot.partOfSpeech ||= first.partOfSpeech || second.partOfSpeech
          if (!(pivot.mask & (1 << language))) pivot.languages++
          pivot.mask |= 1 << language
          if (weight > pivot.best) {
            pivot.best = weight
            pivot.sources = [first.source, second.source]
          }
        }
      }
    }
  }
  return [...found.values()]
    .map(({ mask: _mask, best: _best, ...pivot }) => pivot)
    .sort((a, b) => strength(b) - strength(a) || a.to - b.to)
}

const strength = ({ weight, languages }: Pivot) => weight * languages * languages

type Neighbour = { to: number; partOfSpeech: number; source: number; order: number }

/** The neighbours of a word, each once, the most certain kind of arc first, up to `most` for each language. */
function neighboursByLanguage(graph: WordGraph, node: number, most: number): Map<number, Neighbour[]> {
  const nearest = new Map<number, Neighbour>()
  for (const { to, partOfSpeech, source, kind, rank } of graph.arcsOf(node)) {
    const order = arcKinds.indexOf(kind) * 16 + rank
    const known = nearest.get(to)
    if (!known) nearest.set(to, { to, partOfSpeech, source, order })
    else {
      known.order = Math.min(known.order, order)
      known.partOfSpeech ||= partOfSpeech
    }
  }
  const byLanguage = new Map<number, Neighbour[]>()
  for (const neighbour of nearest.values()) {
    const language = graph.languageOf(neighbour.to)
    const list = byLanguage.get(language)
    if (list) list.push(neighbour)
    else byLanguage.set(language, [neighbour])
  }
  for (const [language, list] of byLanguage)
    byLanguage.set(language, list.sort((a, b) => a.order - b.order).slice(0, most))
  return byLanguage
}
