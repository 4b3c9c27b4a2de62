import type { Arc, WordGraph } from '../graph/word-graph.ts'

const isOne = (bits: number) => bits !== 0 && (bits & (bits - 1)) === 0
const numberOf = (bit: number) => 31 - Math.clz32(bit)

/**
 * The part of speech that a translation belongs to. Where its source does not say, it follows from what other sources
 * say of both words ("light" is three things, "leicht" only one of them); 0 when that leaves a choice.
 */
export function classOfTranslation(
  graph: WordGraph,
  node: number,
  { to, partOfSpeech }: Pick<Arc, 'to' | 'partOfSpeech'>,
) {
  if (partOfSpeech) return partOfSpeech
  const own = graph.classesOf(node)
  const shared = own & graph.classesOf(to)
  if (isOne(shared)) return numberOf(shared)
  return isOne(own) ? numberOf(own) : 0
}

/** The only part of speech that a word has, or 0. */
export const onlyClassOf = (graph: WordGraph, node: number) =>
  isOne(graph.classesOf(node)) ? numberOf(graph.classesOf(node)) : 0
