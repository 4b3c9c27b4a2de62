import type { AlignedLine } from './align-text.ts'

/** Highest cost at which a line counts as spoken where it was placed. */
const lineCostMaximum = 0.85
/** Of the time of all lines. */
const shareMinimum = 0.5

/** Whether enough lines sound like the recording; otherwise it is another text, or singing, and the times are useless. */
export function isSameText(lines: readonly AlignedLine[]): boolean {
  const secondsOf = (some: readonly AlignedLine[]) =>
    some.reduce((sum, { start, end }) => sum + end - start, 0)
  const heard = lines.filter(({ cost }) => cost <= lineCostMaximum)
  return heard.length >= lines.length * shareMinimum && secondsOf(heard) > secondsOf(lines) * shareMinimum
}
