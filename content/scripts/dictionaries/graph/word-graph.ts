import { type PartOfSpeech, partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { type GraphLanguage, graphLanguages } from '../graph-languages.ts'
import { growingNumbers } from './growing-numbers.ts'

/** The source of an arc: a pair of a bilingual transducer, an entry, or an entry read backwards. */
export const arcKinds = ['pair', 'entry', 'inverse'] as const
type ArcKind = (typeof arcKinds)[number]

export type Arc = {
  to: number
  kind: ArcKind
  /** Index into the list of sources. */
  source: number
  /** 0 if the source has none, else one more than the index into `partsOfSpeech`. */
  partOfSpeech: number
  /** Index in the entry. */
  rank: number
}

/** Words as numbers, linked to their translations in other languages. */
export type WordGraph = {
  nodeOf: (language: GraphLanguage, word: string) => number
  wordOf: (node: number) => string
  /** Index into `graphLanguages`. */
  languageOf: (node: number) => number
  nodesOf: (language: GraphLanguage) => number[]
  /** The parts of speech that any source gave a word, as bits: 1 << (index + 1). */
  classesOf: (node: number) => number
  addClass: (node: number, partOfSpeech: number) => void
  link: (from: number, arc: Arc) => void
  /** Ends the adding of links. It must be called before `arcsOf`. */
  seal: () => void
  arcsOf: (node: number) => Arc[]
  /** The number of links of a word, a rough measure of its frequency. */
  degreeOf: (node: number) => number
  arcCount: () => number
}

export const classNumber = (partOfSpeech: PartOfSpeech | undefined) =>
  partOfSpeech === undefined ? 0 : partsOfSpeech.indexOf(partOfSpeech) + 1
export const className = (number: number): PartOfSpeech | undefined => partsOfSpeech[number - 1]

const highestRank = 15

export function createWordGraph(): WordGraph {
  const words: string[] = []
  const numbers = graphLanguages.map(() => new Map<string, number>())
  const [languages, classes] = [growingNumbers(), growingNumbers()]
  const [froms, targets, notes] = [growingNumbers(), growingNumbers(), growingNumbers()]
  let offsets = new Int32Array(1)
  let order = new Int32Array(0)

  return {
    nodeOf: (language, word) => {
      const index = graphLanguages.indexOf(language)
      const known = numbers[index]!.get(word)
      if (known !== undefined) return known
      numbers[index]!.set(word, words.length)
      languages.push(index)
      classes.push(0)
      return words.push(word) - 1
    },
    wordOf: (node) => words[node]!,
    languageOf: languages.at,
    nodesOf: (language) => [...numbers[graphLanguages.indexOf(language)]!.values()],
    classesOf: classes.at,
    addClass: (node, number) => {
      if (number > 0) classes.set(node, classes.at(node) | (1 << number))
    },
    link: (from, { to, kind, source, partOfSpeech, rank }) => {
      froms.push(from)
      targets.push(to)
      notes.push(
        (source << 10) | (arcKinds.indexOf(kind) << 8) | (partOfSpeech << 4) | Math.min(rank, highestRank),
      )
    },
    seal: () => {
      ;({ offsets, order } = groupByOrigin(froms.all(), words.length))
    },
    arcsOf: (node) => {
      const arcs: Arc[] = []
      for (let i = offsets[node]!; i < offsets[node + 1]!; i++) {
        const note = notes.at(order[i]!)
        arcs.push({
          to: targets.at(order[i]!),
          kind: arcKinds[(note >> 8) & 3]!,
          source: note >> 10,
          partOfSpeech: (note >> 4) & 15,
          rank: note & 15,
        })
      }
      return arcs
    },
    degreeOf: (node) => (offsets[node + 1] ?? 0) - (offsets[node] ?? 0),
    arcCount: () => froms.length(),
  }
}

/** Groups arcs by node with a stable counting sort: the offset of the arcs of each node, and the arcs in that order. */
function groupByOrigin(froms: Int32Array, nodes: number) {
  const offsets = new Int32Array(nodes + 1)
  for (const from of froms) offsets[from + 1]!++
  for (let node = 0; node < nodes; node++) offsets[node + 1]! += offsets[node]!
  const next = offsets.slice()
  const order = new Int32Array(froms.length)
  for (let arc = 0; arc < froms.length; arc++) order[next[froms[arc]!]!++] = arc
  return { offsets, order }
}
