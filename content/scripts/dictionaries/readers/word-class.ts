import type { Arc, WordGraph } from '../graph/word-graph.ts'

const isOne = (bits: number) => bits !== 0 && (bits & (bits - 1)) === 0
const numberOf = (bit: number) => 31 - Math.clz32(bit)

/**
 * The part of speech of a translation. If its source has none, it follows from those of both words in other sources ("light"
 * has three, "leicht" one); 0 if several are left.
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

/** The part of speech of a word that has only one, or 0. */
export const onlyClassOf = (graph: WordGraph, node: number) =>
  isOne(graph.classesOf(node)) ? numberOf(graph.classesOf(node)) : 0
