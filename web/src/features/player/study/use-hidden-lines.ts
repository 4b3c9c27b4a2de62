import type { Segment } from '@verbena/contract/player'
import { useMemo, useState } from 'react'

/** Replaces a line that is completely hidden. */
export const hiddenWhole = '…'

const nothing: ReadonlyMap<number, string> = new Map()

/** The segments for the subtitles, in which the hidden words of a test are gaps until they are answered. */
export function useHiddenLines(segments: readonly Segment[]) {
  const [hidden, hideLines] = useState(nothing)
  const subtitles = useMemo(
    () =>
      hidden.size === 0 ? segments : segments.map((segment, line) => withText(segment, hidden.get(line))),
    [segments, hidden],
  )
  return { subtitles, hideLines }
}

function withText(segment: Segment, text: string | undefined): Segment {
  if (text === undefined) return segment
  const { translation, ...rest } = segment
  return { ...rest, text, ...(translation && text !== hiddenWhole && { translation }) }
}
