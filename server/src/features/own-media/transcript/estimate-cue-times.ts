import { roundToMilliseconds } from '@verbena/language/media/subtitles/cue'

/** The pause after a line, expressed in letters. */
const pauseLetters = 8
/** Rate of slow speech, used when the duration of the media is unknown. */
const lettersPerSecond = 14

/**
 * Distributes lines without times over the duration of the media, in proportion to their letters. The result is a first
 * guess, which alignment or the learner corrects.
 * @param durationSeconds null when it is unknown
 */
export function estimateCueTimes(
  lines: readonly string[],
  durationSeconds: number | null,
): { text: string; start: number; end: number }[] {
  const weights = lines.map((line) => line.length + pauseLetters)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const seconds = durationSeconds ?? total / lettersPerSecond
  let passed = 0
  return lines.map((text, index) => {
    const start = roundToMilliseconds((passed / total) * seconds)
    passed += weights[index] ?? 0
    return { text, start, end: roundToMilliseconds((passed / total) * seconds) }
  })
}
