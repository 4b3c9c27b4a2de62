import type { Segment } from '@verbena/contract/player'

/** Moves the lines by `offsetSeconds`; a positive offset makes them later. */
export function shiftSegments(segments: readonly Segment[], offsetSeconds: number): readonly Segment[] {
  if (offsetSeconds === 0) return segments
  return segments.map(({ words, ...segment }) => ({
    ...segment,
    start: segment.start + offsetSeconds,
    ...(words && {
      words: words.map((word) => ({
        ...word,
        start: word.start + offsetSeconds,
        end: word.end + offsetSeconds,
      })),
    }),
  }))
}
