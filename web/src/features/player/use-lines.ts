import type { Segment } from '@verbena/contract/player'
import { activeSegment } from '@verbena/language/active-segment'
import { useMemo } from 'react'
import { lineRange } from './line-ranges.ts'
import type { MediaPlayer } from './media/use-media-player.ts'

export type Lines = ReturnType<typeof useLines>

/** Moving by lines of the transcript. A looped line gives way to the one that is gone to. */
export function useLines(player: MediaPlayer, segments: readonly Segment[]) {
  const { clock, seek, play, setLoop, isOpen } = player
  const isLooping = player.loop !== null
  return useMemo(() => {
    const active = () => activeSegment(segments, clock.seconds())
    const seekTo = (seconds: number) => {
      seek(seconds)
      if (isLooping) setLoop(lineRange(segments, activeSegment(segments, seconds)))
    }
    const goTo = (index: number) => {
      const range = lineRange(segments, Math.max(0, Math.min(segments.length - 1, index)))
      if (range) seekTo(range.start)
    }
    const playFrom = (index: number) => {
      goTo(index)
      if (isOpen) play()
    }
    return {
      isLooping,
      seekTo,
      playFrom,
      previous: () => goTo(active() - 1),
      next: () => {
        // After the last line there is nothing; its own start would be a step back.
        if (active() + 1 < segments.length) goTo(active() + 1)
      },
      repeat: () => playFrom(active()),
      toggleLoop: () => setLoop(isLooping ? null : lineRange(segments, Math.max(0, active()))),
    }
  }, [segments, clock, seek, play, setLoop, isOpen, isLooping])
}
