import { type AnswerGraph, type ComparableWord, wordsOf } from './answer-graph.ts'
import { kindOfPair, type PairRule, type WordRun } from './compare-pair.ts'

/** An answer aligned with the right answer that is most similar to it. */
export type Alignment = {
  runs: WordRun[]
  cost: number
  /** The words of the right answer, with punctuation. */
  closest: string[]
}

const costs = { same: 0, accent: 0, slip: 0.5, other: 1.5, missing: 1, extra: 1 }
/** A word that differs by its accents is nearer than any other. */
const otherAccentCost = 0.6

/** How a cell was reached. */
const steps = { empty: 0, matched: 1, missing: 2, extra: 3, added: 4 }

/** For each typed word and each node the lowest cost, how it was reached, and by which edge into the node. */
type Table = { width: number; cost: Float64Array; step: Uint8Array; edge: Uint16Array }
type KindAt = (row: number, expected: ComparableWord) => WordRun['kind']

/**
 * Aligns a typed answer with the paths of a graph, so that as few words as possible differ (dynamic programming over the
 * typed words and the nodes). Time grows with their product; all right answers are compared at once.
 */
export function alignAnswer(answer: string, graph: AnswerGraph, rule: PairRule): Alignment {
  const typed = wordsOf(answer)
  const kinds = new Map<ComparableWord['plain'], WordRun['kind'][]>()
  const kindAt: KindAt = (row, expected) => {
    let known = kinds.get(expected.plain)
    if (!known) {
      known = []
      kinds.set(expected.plain, known)
    }
    known[row] ??= kindOfPair(typed[row - 1] as ComparableWord, expected, rule)
    return known[row]
  }
  return walkBack(fillTable(typed, graph, kindAt), typed, graph, kindAt)
}

function fillTable(typed: readonly ComparableWord[], { edges, extras }: AnswerGraph, kindAt: KindAt): Table {
  const width = edges.length
  const size = width * (typed.length + 1)
  const table: Table = {
    width,
    cost: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
    step: new Uint8Array(size),
    edge: new Uint16Array(size),
  }
  const { cost } = table
  const offer = (cell: number, value: number, step: number, edge: number) => {
    if (value >= (cost[cell] ?? 0)) return
    cost[cell] = value
    table.step[cell] = step
    table.edge[cell] = edge
  }
  cost[0] = 0
  for (let row = 0; row <= typed.length; row++)
    for (let node = 0; node < width; node++) {
      const cell = row * width + node
      const into = edges[node] ?? []
      for (let index = 0; index < into.length; index++) {
        const { from, word } = into[index] as (typeof into)[number]
        const before = row * width + from
        if (!word) offer(cell, cost[before] ?? 0, steps.empty, index)
        else {
          const above = cost[before - width] ?? Number.POSITIVE_INFINITY
          if (row > 0 && above < Number.POSITIVE_INFINITY)
            offer(cell, above + pairCost(kindAt(row, word), typed[row - 1], word), steps.matched, index)
          offer(cell, (cost[before] ?? 0) + costs.missing, steps.missing, index)
        }
      }
      if (row === 0) continue
      const stay = cost[cell - width] ?? 0
      if (extras.get(node)?.has(typed[row - 1]?.plain ?? '')) offer(cell, stay, steps.added, 0)
      else offer(cell, stay + costs.extra, steps.extra, 0)
    }
  return table
}

const pairCost = (kind: WordRun['kind'], typed: ComparableWord | undefined, expected: ComparableWord) =>
  kind === 'other' && typed?.key === expected.key ? otherAccentCost : costs[kind]

function walkBack(
  { width, cost, step, edge }: Table,
  typed: readonly ComparableWord[],
  { edges }: AnswerGraph,
  kindAt: KindAt,
): Alignment {
  const runs: WordRun[] = []
  const closest: string[] = []
  let [row, node] = [typed.length, width - 1]
  const total = cost[row * width + node] ?? 0
  while (row > 0 || node > 0) {
    const cell = row * width + node
    const how = step[cell]
    const text = typed[row - 1]?.text ?? ''
    if (how === steps.extra || how === steps.added) {
      runs.push(
        how === steps.added
          ? { kind: 'same', typed: text, expected: text }
          : { kind: 'extra', typed: text, expected: '' },
      )
      // Behind an added pronoun no sentence begins.
      if (how === steps.added) closest.push(small(closest.pop() ?? ''), text)
      row -= 1
      continue
    }
    const passed = edges[node]?.[edge[cell] ?? 0]
    if (!passed) break
    const { from, word } = passed
    if (word) {
      closest.push(word.written)
      if (how === steps.missing) runs.push({ kind: 'missing', typed: '', expected: word.text })
      else runs.push({ kind: kindAt(row, word), typed: text, expected: word.text })
      if (how === steps.matched) row -= 1
    }
    node = from
  }
  return { runs: runs.reverse(), cost: total, closest: closest.reverse().filter(Boolean) }
}

const small = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)
