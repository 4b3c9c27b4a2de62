import type { TimedWord } from '../media/subtitles/cue.ts'
import type { Token } from '../text/tokenise.ts'

/** When a word is sung, in seconds. */
export type WordTime = { start: number; end: number }

/** A range of the text of a line, in UTF-16 units, and its time. */
type Stretch = WordTime & { from: number; to: number }

/**
 * The time of each word of a line, as `tokenise` counts words. The timed pieces of a file may be other pieces of the line.
 * @param tokens the whole line
 * @param timed the pieces of the file in order, with or without punctuation, possibly of several words
 * @returns one time for each word; null if a word has no time or a piece is not in the line
 * @example wordTimes(tokens, [{ text: 'Ya es', start: 1, end: 2 }]) // `tokens` are those of 'Ya es'
 * // [{ start: 1, end: 1.4 }, { start: 1.6, end: 2 }]
 */
export function wordTimes(tokens: readonly Token[], timed: readonly TimedWord[]): WordTime[] | null {
  const stretches = placed(tokens.map(({ text }) => text).join(''), timed)
  if (!stretches) return null
  const times: WordTime[] = []
  for (const { start: from, text } of tokens.filter(({ isWord }) => isWord)) {
    const to = from + text.length
    const touched = stretches.filter((stretch) => stretch.to > from && stretch.from < to)
    const [first] = touched
    const last = touched.at(-1)
    if (!first || !last) return null
    times.push({ start: timeAt(first, from), end: timeAt(last, to) })
  }
  return times
}

function placed(line: string, timed: readonly TimedWord[]): Stretch[] | null {
  const stretches: Stretch[] = []
  let cursor = 0
  for (const { text, start, end } of timed) {
    const piece = text.trim()
    const from = line.indexOf(piece, cursor)
    if (from < 0) return null
    cursor = from + piece.length
    stretches.push({ from, to: cursor, start, end })
  }
  return stretches
}

function timeAt({ from, to, start, end }: Stretch, position: number): number {
  const share = (Math.min(Math.max(position, from), to) - from) / Math.max(1, to - from)
  return start + (end - start) * share
}
