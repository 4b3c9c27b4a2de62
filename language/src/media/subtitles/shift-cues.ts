import { type Cue, roundToMilliseconds } from './cue.ts'

/**
 * Shifts cues later, or earlier with negative seconds. A cue that would end before the beginning is left out.
 * @example shiftCues([{ text: 'Hola', start: 3, end: 4 }], -1) // [{ text: 'Hola', start: 2, end: 3 }]
 */
export const shiftCues = (cues: readonly Cue[], seconds: number): Cue[] =>
  cues
    .map((cue) => ({
      ...shifted(cue, seconds),
      ...(cue.words && { words: cue.words.map((word) => shifted(word, seconds)) }),
    }))
    .filter((cue) => cue.end > 0)

function shifted<T extends { start: number; end: number }>(timed: T, seconds: number): T {
  const [start, end] = [timed.start, timed.end].map((time) =>
    Math.max(0, roundToMilliseconds(time + seconds)),
  )
  return { ...timed, start, end }
}
