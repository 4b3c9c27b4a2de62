import { type RefObject, useEffect } from 'react'
import type { MediaAdapter } from './media-adapter.ts'
import type { MediaClock } from './media-clock.ts'

export type LoopRange = { start: number; end: number }

const tickMilliseconds = 100
/** A player tells its new place a moment after a seek; until then its old one must not seek again. */
const settleMilliseconds = 400

type Ticking = {
  adapter: RefObject<MediaAdapter | null>
  clock: MediaClock
  isPlaying: boolean
  /** Checked every frame, so that a looped line does not run into the next. */
  loop: LoopRange | null
}

/** Moves the clock along with the player while it plays. */
export function useTicks({ adapter, clock, isPlaying, loop }: Ticking) {
  useEffect(() => {
    if (!isPlaying) return
    let tickedAt = Number.NEGATIVE_INFINITY
    let settledAt = 0
    const step = (now: number) => {
      frame = requestAnimationFrame(step)
      if (now < settledAt) return
      const seconds = adapter.current?.currentSeconds() ?? clock.seconds()
      if (loop && seconds >= loop.end) {
        adapter.current?.seek(loop.start)
        clock.set(loop.start)
        settledAt = now + settleMilliseconds
      } else if (now - tickedAt >= tickMilliseconds) {
        clock.set(seconds)
        tickedAt = now
      }
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [adapter, clock, isPlaying, loop])
}
