import { useEffect, useRef } from 'react'
import { usePlayerOutlet } from '../../../parts/media/player-outlet.ts'

/** @returns a function that plays from `start` to `end`, in seconds, and pauses there */
export function usePlayLine(): (start: number, end: number) => void {
  const { seek, play, pause, seconds, subscribe } = usePlayerOutlet()
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  return (start, end) => {
    stop.current?.()
    seek(start)
    play()
    const unsubscribe = subscribe(() => {
      const now = seconds()
      // Playback is not paused when the learner has moved to another position.
      const isElsewhere = now < start - 0.5 || now > end + 1
      if (now < end && !isElsewhere) return
      if (!isElsewhere) pause()
      stop.current?.()
    })
    stop.current = () => {
      unsubscribe()
      stop.current = null
    }
  }
}
