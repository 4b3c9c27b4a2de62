import type { Segment } from '@verbena/contract/player'
import { useMemo, useState } from 'react'
import { shiftSegments } from './shift-segments.ts'
import { normaliseOffset, readOffset, saveOffset } from './transcript-offset.ts'

export type LineOffset = ReturnType<typeof useOffsetLines>

/** The lines of a transcript, moved by the offset that the learner chose for this item. */
export function useOffsetLines(mediaId: string, told: readonly Segment[]) {
  const [seconds, setSeconds] = useState(() => readOffset(mediaId))
  const segments = useMemo(() => shiftSegments(told, seconds), [told, seconds])
  /** @returns the offset that it has now, in seconds */
  const moveTo = (next: number): number => {
    const tidy = normaliseOffset(next)
    setSeconds(tidy)
    saveOffset(mediaId, tidy)
    return tidy
  }
  return {
    segments,
    seconds,
    moveBy: (by: number) => moveTo(seconds + by),
    reset: () => moveTo(0),
    /** Moves all lines so that this one starts at `at`, in seconds of the video. */
    startLineAt: (line: number, at: number) =>
      // Rounded down: a hundredth later, and the line would not have begun.
      moveTo(Math.floor((at - (told[line]?.start ?? at - seconds)) * 100) / 100),
  }
}
