import type { AlignedLine } from './align-text.ts'

/** Highest cost at which a line counts as spoken where it was placed. */
const lineCostMaximum = 0.85
/** The share of the time of all lines that must be spoken where they were placed. */
const shareMinimum = 0.5

/** Whether enough lines match the recording. Otherwise it has another text or is sung, and the times are useless. */
export function isSameText(lines: readonly AlignedLine[]): boolean {
  const secondsOf = (some: readonly AlignedLine[]) =>
    some.reduce((sum, { start, end }) => sum + end - start, 0)
  const matched = lines.filter(({ cost }) => cost <= lineCostMaximum)
  return matched.length >= lines.length * shareMinimum && secondsOf(matched) > secondsOf(lines) * shareMinimum
}
