import type { WordTime } from '@verbena/language/song/word-times'

/**
 * The time in seconds for a fill without animation: a word is filled as soon as it starts.
 * @param words of one line, in the order in which they are sung
 * @example steppedTime([{ start: 1, end: 2 }, { start: 2, end: 4 }], 2.5) // 4
 */
export function steppedTime(words: readonly WordTime[], seconds: number): number {
  return words.findLast(({ start }) => start <= seconds)?.end ?? 0
}
