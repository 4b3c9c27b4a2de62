import { type RefObject, useEffect } from 'react'
import type { MediaAdapter } from './media-adapter.ts'
import type { MediaClock } from './media-clock.ts'
import type { StopRule } from './playback-stop-rule.ts'

/** A player tells its new place a moment after a seek; until then its old one must not seek again. */
const settleMs = 400
/** In a tab out of sight there are no frames, but a loop is listened to there as well. */
const hiddenMs = 250
/** A paused line is shown at this time before its end, so that it is still the active one. */
const lineSeconds = 0.001

type Ticking = {
  adapter: RefObject<MediaAdapter | null>
  clock: MediaClock
  isPlaying: boolean
  stops: RefObject<StopRule | null>
  pause: () => void
}

/** Moves the clock along with the player, frame by frame while it plays, and stops where the lines ask for it. */
export function usePlaybackTicks({ adapter, clock, isPlaying, stops, pause }: Ticking) {
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
