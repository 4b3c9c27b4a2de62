import type { Segment } from '@verbena/contract/player'
import type { TimeRange } from '../media/playback-stop-rule.ts'
import type { LineLoop } from './line-loop.ts'

type Timed = Pick<Segment, 'start' | 'duration'>

/** The shortest range of a loop, because a line without length would repeat without a pause. */
const shortestSeconds = 0.5

/** The time range of lines in seconds; null when the lines do not exist. */
export function lineRange(
  segments: readonly Segment[],
  first: number,
  last: number = first,
): TimeRange | null {
  const [from, to] = [segments[first], segments[last]]
  if (!from || !to) return null
  const start = Math.max(0, from.start)
  return { start, end: Math.max(start + shortestSeconds, to.start + to.duration) }
}

export const loopRange = (segments: readonly Segment[], loop: LineLoop | null): TimeRange | null =>
  loop && lineRange(segments, loop.first, loop.last)

/** The end of a line in seconds: its own end, or the start of the next line if that is earlier. */
export function lineEnd(segments: readonly Timed[], index: number): number | null {
  const [segment, next] = [segments[index], segments[index + 1]]
  if (!segment) return null
  const end = segment.start + segment.duration
  return next && next.start > segment.start ? Math.min(end, next.start) : end
}

/** The end of a line between two times, in seconds; null when no line ends there. */
export function lineEndBetween(segments: readonly Timed[], active: number, before: number, now: number) {
  // Before the first line and in the pause after a line, the next line may be the one that ends.
  for (const index of [active, active + 1]) {
    const end = lineEnd(segments, index)
    if (end !== null && before < end && now >= end) return end
  }
  return null
}
