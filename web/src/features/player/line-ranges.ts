import type { Segment } from '@verbena/contract/player'
import type { LoopRange } from './media/use-ticks.ts'

/** The shortest stretch worth repeating: a caption of no length would turn on the spot. */
const shortestSeconds = 0.5

/** When a line sounds, in seconds; null when there is no such line. */
export function lineRange(segments: readonly Segment[], index: number): LoopRange | null {
  const segment = segments[index]
  if (!segment) return null
  return { start: segment.start, end: segment.start + Math.max(shortestSeconds, segment.duration) }
}
