import { roundToMilliseconds } from '@verbena/language/media/subtitles/cue'

/** What a line takes beside its letters: a breath. */
const lettersOfABreath = 8
/** Of unhurried speech; used where nobody knows how long the media plays. */
const lettersPerSecond = 14

/**
 * Spreads lines without times over the length of the media, each as long as its letters take: a beginning, to be put
 * right by hand or by listening.
 * @param durationSeconds null where it is not known
 */
export function estimateCueTimes(
  lines: readonly string[],
  durationSeconds: number | null,
): { text: string; start: number; end: number }[] {
  const weights = lines.map((line) => line.length + lettersOfABreath)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const seconds = durationSeconds ?? total / lettersPerSecond
  let passed = 0
  return lines.map((text, index) => {
    const start = roundToMilliseconds((passed / total) * seconds)
    passed += weights[index] ?? 0
    return { text, start, end: roundToMilliseconds((passed / total) * seconds) }
  })
}
