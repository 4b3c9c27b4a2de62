type Sung = { start: number; duration: number; words?: readonly { end: number }[] | undefined }

/** Seconds of sound after the last word. */
const echoSeconds = 0.3
const shortestSeconds = 0.5

/** A longer step of the clock is a jump, and the part between was not played. */
const stepMaximumSeconds = 1.5

/**
 * The end of each line in seconds: not after the start of the next line, and without the silence after the last word.
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
 * The lines whose ends playback has passed between two times, in order; or `jump` if it has jumped.
 * @param ends of `lineEnds`
 * @example playedOver([4, 6], 3.9, 4.1) // [0]
 * @example playedOver([4, 6], 1, 9) // 'jump'
 */
export function playedOver(ends: readonly number[], from: number, to: number): readonly number[] | 'jump' {
  if (to - from > stepMaximumSeconds || from - to > stepMaximumSeconds) return 'jump'
  return ends.flatMap((end, line) => (end > from && end <= to ? [line] : []))
}
