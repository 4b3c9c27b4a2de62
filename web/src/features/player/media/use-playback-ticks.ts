import { type RefObject, useEffect } from 'react'
import type { MediaAdapter } from './media-adapter.ts'
import type { MediaClock } from './media-clock.ts'
import type { StopRule } from './playback-stop-rule.ts'

/**
 * A player reports its new position with a delay after a seek; until then its old position must not cause another
 * seek.
 */
const settleMs = 400
/** A hidden tab has no animation frames, but learners listen to loops there too. */
const hiddenMs = 250
/** The clock pauses this long before the end of a line, so that the line stays active. */
const lineSeconds = 0.001

type TickOptions = {
  adapter: RefObject<MediaAdapter | null>
  clock: MediaClock
  isPlaying: boolean
  stops: RefObject<StopRule | null>
  pause: () => void
}

/** Updates the clock at every frame during playback, and applies the stop rule. */
export function usePlaybackTicks({ adapter, clock, isPlaying, stops, pause }: TickOptions) {
  useEffect(() => {
    if (!isPlaying) return
    const secondsNow = () => adapter.current?.currentSeconds() ?? clock.seconds()
    let settledAt = 0
    let before = secondsNow()
    const step = (now: number) => {
      if (now < settledAt) return
      const seconds = secondsNow()
      const stop = stops.current?.stopBetween(before, seconds)
      before = seconds
      if (stop?.type === 'pause') {
        pause()
        clock.set(stop.at - lineSeconds)
      } else if (stop) {
        adapter.current?.seek(stop.to)
        clock.set(stop.to)
        before = stop.to
        settledAt = now + settleMs
      } else if (seconds !== clock.seconds()) clock.set(seconds)
    }
    const onFrame = (now: number) => {
      frame = requestAnimationFrame(onFrame)
      step(now)
    }
    let frame = requestAnimationFrame(onFrame)
    const timer = setInterval(() => {
      if (document.hidden) step(performance.now())
    }, hiddenMs)
    return () => {
      cancelAnimationFrame(frame)
      clearInterval(timer)
    }
  }, [adapter, clock, isPlaying, stops, pause])
}
