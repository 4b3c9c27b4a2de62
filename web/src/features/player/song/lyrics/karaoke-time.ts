import type { WordTime } from '@verbena/language/song/word-times'

/**
 * The time as a fill without motion shows it, in seconds: a word is full as soon as it is begun.
 * @param words of one line, in the order they are sung
 * @example steppedTime([{ start: 1, end: 2 }, { start: 2, end: 4 }], 2.5) // 4
 */
export function steppedTime(words: readonly WordTime[], seconds: number): number {
  return words.findLast(({ start }) => start <= seconds)?.end ?? 0
}
