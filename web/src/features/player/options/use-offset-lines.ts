import type { Segment } from '@verbena/contract/player'
import { useMemo, useState } from 'react'
import { shiftSegments } from './shift-segments.ts'
import { normaliseOffset, readOffset, saveOffset } from './transcript-offset.ts'

export type LineOffset = ReturnType<typeof useOffsetLines>

/** The lines of a transcript, moved by the offset that the learner chose for this item. */
export function useOffsetLines(mediaId: string, original: readonly Segment[]) {
  const [seconds, setSeconds] = useState(() => readOffset(mediaId))
  const segments = useMemo(() => shiftSegments(original, seconds), [original, seconds])
  /** @returns the new offset, in seconds */
  const moveTo = (next: number): number => {
    const normalised = normaliseOffset(next)
    setSeconds(normalised)
    saveOffset(mediaId, normalised)
    return normalised
  }
  return {
    segments,
    seconds,
    moveBy: (by: number) => moveTo(seconds + by),
    reset: () => moveTo(0),
    /** Moves all lines so that `line` starts at `at`, in seconds of the video. */
    startLineAt: (line: number, at: number) =>
      // Rounded down, so that the line has already started at `at`.
      moveTo(Math.floor((at - (original[line]?.start ?? at - seconds)) * 100) / 100),
  }
}
