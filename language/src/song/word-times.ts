import type { TimedWord } from '../media/subtitles/cue.ts'
import type { Token } from '../text/tokenise.ts'

/** When a word is sung, in seconds. */
export type WordTime = { start: number; end: number }

/** A stretch of the line's text, in UTF-16 units, and when it is sung. */
type Stretch = WordTime & { from: number; to: number }

/**
 * When each word of a line is sung: the words as `tokenise` counts them, whatever pieces the file has times for.
 * @param tokens the whole line
 * @param timed in the order of the song, as a file has them: with or without marks, several words to one time
 * @returns one for each word; null where a word has no time, or a piece is not in the line
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
