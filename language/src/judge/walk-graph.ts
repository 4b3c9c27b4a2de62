import type { AnswerGraph, ComparableWord } from './answer-graph.ts'

type Way = { to: number; word: ComparableWord | null }

const waysByGraph = new WeakMap<AnswerGraph, Way[][]>()

/** The edges out of each node, the usual ones first. */
function waysOf(graph: AnswerGraph): Way[][] {
  const { edges } = graph
  const known = waysByGraph.get(graph)
  if (known) return known
  const ways: Way[][] = edges.map(() => [])
  waysByGraph.set(graph, ways)
  for (const [to, into] of edges.entries()) for (const { from, word } of into) ways[from]?.push({ to, word })
  return ways
}

/**
 * Whether the letters are a right answer without its spaces: `l eau` for `l'eau`, `every day` for `everyday`.
 * @returns the words of that answer, with punctuation
 */
export function findSpaceless(graph: AnswerGraph, letters: string): string[] | undefined {
  const ways = waysOf(graph)
  const failed = new Set<string>()
  const last = graph.edges.length - 1
  const walk = (node: number, at: number): string[] | undefined => {
    if (node === last && at === letters.length) return []
    const key = `${node} ${at}`
    if (failed.has(key)) return undefined
    for (const { to, word } of ways[node] ?? []) {
      if (word && !letters.startsWith(word.plain, at)) continue
      const rest = walk(to, at + (word?.plain.length ?? 0))
      if (rest) return word ? [word.written, ...rest] : rest
    }
    failed.add(key)
    return undefined
  }
  return letters === '' ? undefined : walk(0, 0)
}

/** More steps are not worth their time; the answer is then wrong and not in the wrong order. */
const stepsMaximum = 4000

/**
 * Whether the words are those of a right answer, in another order.
 * @param keys letters of the typed words, in lower case
 * @returns the words of that answer, with punctuation
 */
export function findReordered(graph: AnswerGraph, keys: readonly string[]): string[] | undefined {
  const ways = waysOf(graph)
  const left = new Map<string, number>()
  for (const key of keys) left.set(key, (left.get(key) ?? 0) + 1)
  const last = graph.edges.length - 1
  let steps = 0
  const walk = (node: number, count: number): string[] | undefined => {
    if (node === last) return count === 0 ? [] : undefined
    for (const { to, word } of ways[node] ?? []) {
      if (++steps > stepsMaximum) return undefined
      const times = word ? (left.get(word.plain) ?? 0) : 1
      if (times === 0) continue
      if (word) left.set(word.plain, times - 1)
      const rest = walk(to, word ? count - 1 : count)
      if (word) left.set(word.plain, times)
      if (rest) return word ? [word.written, ...rest] : rest
    }
    return undefined
  }
  return walk(0, keys.length)
}

/** The first right answers, each as its words with punctuation; the usual one first. */
export function firstAnswers(graph: AnswerGraph, maximum: number): string[][] {
  const ways = waysOf(graph)
  const found: string[][] = []
  const last = graph.edges.length - 1
  const walk = (node: number, words: readonly string[]) => {
    if (found.length >= maximum) return
    if (node === last) found.push([...words])
    else for (const { to, word } of ways[node] ?? []) walk(to, word ? [...words, word.written] : words)
  }
  walk(0, [])
  return found
}
