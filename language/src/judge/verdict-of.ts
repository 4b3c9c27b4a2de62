import type { WordRun } from './compare-pair.ts'

/**
 * `right`; `accents`: right except for accents, which are shown; `slip`: right except for typing mistakes that make no other
 * word; `order`: all words in another order; `wrong`.
 */
export type Verdict = 'right' | 'accents' | 'slip' | 'order' | 'wrong'

/** A sentence may have one slip, and one more for each so many words. */
const wordsPerSlip = 5

/** The verdict on words that stand in the right order. */
export function verdictOf(runs: readonly WordRun[]): Exclude<Verdict, 'order'> {
  const count = (kind: WordRun['kind']) => runs.filter((run) => run.kind === kind).length
  if (runs.length === 0 || count('other') + count('missing') + count('extra') > 0) return 'wrong'
  const slips = count('slip')
  if (slips === 0) return count('accent') > 0 ? 'accents' : 'right'
  return slips <= 1 + Math.floor(runs.length / wordsPerSlip) ? 'slip' : 'wrong'
}
