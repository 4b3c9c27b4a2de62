import type { Segment } from '@verbena/contract/player'
import { activeSegment } from '@verbena/language/media/active-segment'
import type { StopRule } from '../media/playback-stop-rule.ts'
import type { LineLoop } from './line-loop.ts'
import { lineEndBetween, lineRange, loopRange } from './line-ranges.ts'

/** A larger step between two frames is a seek or a suspended page, so no line was played to its end. */
const longestStepSeconds = 2

type StopSettings = {
  loop: LineLoop | null
  /** The line that is played on its own. */
  onlyLine: number | null
  pausesAfterLines: boolean
}

/**
 * Decides where playback pauses or jumps back: after a line that is played on its own, after each line, or at the end
 * of a loop.
 */
export function lineStops(
  segments: readonly Segment[],
  { loop, onlyLine, pausesAfterLines }: StopSettings,
): StopRule {
  const range = loopRange(segments, loop)
  const only = onlyLine === null ? null : lineRange(segments, onlyLine)
  return {
    stopBetween: (before, now) => {
      const isStep = now >= before && now - before < longestStepSeconds
      if (isStep && only && before < only.end && now >= only.end) return { type: 'pause', at: only.end }
      const end =
        isStep && pausesAfterLines
          ? lineEndBetween(segments, activeSegment(segments, before), before, now)
          : null
      if (end !== null) return { type: 'pause', at: end }
      return range && now >= range.end ? { type: 'jump', to: range.start } : null
    },
    afterEnd: () => (pausesAfterLines || only ? null : (range?.start ?? null)),
  }
}
