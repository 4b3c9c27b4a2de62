type Sung = { start: number; duration: number; words?: readonly { end: number }[] | undefined }

/** What is left to sound after the last word. */
const echoSeconds = 0.3
const shortestSeconds = 0.5

/** A step of the clock that is longer than this is a jump, and the part between was not played. */
const stepMaximumSeconds = 1.5

/**
 * When each line has been sung, in seconds: before the next begins, and without the silence after its last word.
 * @param lines in order of `start`
 * @example lineEnds([{ start: 1, duration: 9 }, { start: 4, duration: 2 }]) // [4, 6]
 */
export function lineEnds(lines: readonly Sung[]): number[] {
  return lines.map(({ start, duration, words }, line) => {
    const lastWord = words?.at(-1)
    const sung = lastWord ? lastWord.end + echoSeconds : Number.POSITIVE_INFINITY
    const next = lines[line + 1]?.start ?? Number.POSITIVE_INFINITY
    return Math.max(start + shortestSeconds, Math.min(start + duration, sung, next))
  })
}

/**
 * How playback went from one moment to another: which lines it came to the end of, in order, or that it jumped.
 * @param ends as `lineEnds` gives them
 * @example playedOver([4, 6], 3.9, 4.1) // [0]
 * @example playedOver([4, 6], 1, 9) // 'jump'
 */
export function playedOver(ends: readonly number[], from: number, to: number): readonly number[] | 'jump' {
  if (to - from > stepMaximumSeconds || from - to > stepMaximumSeconds) return 'jump'
  return ends.flatMap((end, line) => (end > from && end <= to ? [line] : []))
}
