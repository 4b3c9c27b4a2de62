import { useEffect, useEffectEvent } from 'react'
import type { MediaPlayer } from '../../media/use-media-player.ts'

/** The clock ticks ten times a second; after a longer gap playback may have stalled. */
const aheadMaximumSeconds = 0.25

/**
 * Reports the time of the song in seconds: at every frame during playback, and at every change while paused. Between two
 * ticks of the clock the time is extrapolated from the speed.
 */
export function useAnimationFrames(
  { clock, isPlaying, rate }: Pick<MediaPlayer, 'clock' | 'isPlaying' | 'rate'>,
  onFrame: (seconds: number) => void,
) {
  const tell = useEffectEvent(onFrame)
  useEffect(() => {
    const tick = { seconds: clock.seconds(), at: performance.now() }
    const listen = () => {
      tick.seconds = clock.seconds()
      tick.at = performance.now()
      if (!isPlaying) tell(tick.seconds)
    }
    const stop = clock.subscribe(listen)
    tell(tick.seconds)
    if (!isPlaying) return stop
    const step = () => {
      const ahead = ((performance.now() - tick.at) / 1000) * rate
      tell(tick.seconds + Math.min(ahead, aheadMaximumSeconds * rate))
      frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [clock, isPlaying, rate])
}
