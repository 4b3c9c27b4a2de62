import type { Segment } from '@verbena/contract/player'
import { activeSegment } from '@verbena/language/media/active-segment'
import { useEffect, useMemo, useReducer, useState } from 'react'
import type { MediaPlayer } from '../media/use-media-player.ts'
import { type LoopAction, loopReducer, noLoop } from './line-loop.ts'
import { lineRange } from './line-ranges.ts'
import { lineStops } from './line-stops.ts'

export type LinePlayback = ReturnType<typeof useLinePlayback>

/** Functions to move between the lines of the transcript and to repeat them. */
export function useLinePlayback(
  player: MediaPlayer,
  segments: readonly Segment[],
  pausesAfterLines: boolean,
) {
  const { clock, seek, play, setStops } = player
  const [{ loop, start: loopStart }, dispatch] = useReducer(loopReducer, noLoop)
  /** The line that is played on its own, until the next command. */
  const [onlyLine, setOnlyLine] = useState<number | null>(null)
  /** Number of commands that moved to a line, after which the transcript scrolls to it. */
  const [jumps, setJumps] = useState(0)

  useEffect(() => {
    setStops(lineStops(segments, { loop, onlyLine, pausesAfterLines }))
  }, [setStops, segments, loop, onlyLine, pausesAfterLines])

  const actions = useMemo(() => {
    const active = () => activeSegment(segments, clock.seconds())
    const act = (type: LoopAction['type']) => () => dispatch({ type, line: Math.max(0, active()) })
    const seekTo = (seconds: number) => {
      seek(seconds)
      setOnlyLine(null)
      dispatch({ type: 'jump', line: activeSegment(segments, seconds) })
      setJumps((count) => count + 1)
    }
    const goTo = (index: number) => {
      const range = lineRange(segments, Math.max(0, Math.min(segments.length - 1, index)))
      if (range) seekTo(range.start)
    }
    const playFrom = (index: number) => {
      goTo(index)
      play()
    }
    return {
      active,
      seekTo,
      /** Plays from this second of the video. */
      playAt: (seconds: number) => {
        seekTo(seconds)
        play()
      },
      playFrom,
      /** Plays one line and pauses at its end. */
      playLine: (index: number) => {
        playFrom(index)
        setOnlyLine(index)
      },
      previous: () => goTo(active() - 1),
      next: () => {
        // Does nothing after the last line, because its start would be a step back.
        if (active() + 1 < segments.length) goTo(active() + 1)
      },
      repeat: () => playFrom(active()),
      toggleLoop: act('toggle'),
      startLoop: act('start'),
      endLoop: act('end'),
      stopLoop: act('off'),
      /** Scrolls the transcript back to the active line. */
      follow: () => setJumps((count) => count + 1),
    }
  }, [segments, clock, seek, play])
  return { ...actions, loop, loopStart, jumps }
}
