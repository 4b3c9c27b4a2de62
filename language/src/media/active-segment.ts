/** A segment's time, in seconds. */
type Timed = { start: number; duration: number }

/** Captions overlap by a line or two, so more lines before the current one need no check. */
const overlapMaximum = 4

/**
 * The index of the line that is spoken at a time, in seconds. In the silence after a line it stays the same; before the
 * first line it is -1. Of lines that overlap, the later one counts.
 * @param segments in order of `start`
 * @example activeSegment([{ start: 1, duration: 2 }, { start: 5, duration: 2 }], 3.5) // 0
 */
export function activeSegment(segments: readonly Timed[], seconds: number): number {
  const last = lastStarted(segments, seconds)
  for (let index = last; index >= 0 && index > last - overlapMaximum; index--) {
    const segment = segments[index]
    if (segment && seconds < segment.start + segment.duration) return index
  }
  return last
}

function lastStarted(segments: readonly Timed[], seconds: number): number {
  let low = 0
  let high = segments.length
  while (low < high) {
    const middle = (low + high) >> 1
    const segment = segments[middle]
    if (segment && segment.start <= seconds) low = middle + 1
    else high = middle
  }
  return low - 1
}
