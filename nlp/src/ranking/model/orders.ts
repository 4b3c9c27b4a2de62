import type { Reading } from '../../lexicon/readings.ts'

/** The index of each reading among the phrases, or among the words, of a list. */
export function ordersOf(readings: readonly Reading[]): number[] {
  const counts = { words: 0, phrases: 0 }
  return readings.map(({ isPhrase }) => (isPhrase ? counts.phrases++ : counts.words++))
}
