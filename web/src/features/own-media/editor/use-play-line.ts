import { useEffect, useRef } from 'react'
import { usePlayerBeside } from '../../../parts/player-beside.ts'

/** Plays from one moment to another, and waits there. */
export function usePlayLine(): (start: number, end: number) => void {
  const { seek, play, pause, seconds, subscribe } = usePlayerBeside()
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  return (start, end) => {
    stop.current?.()
    seek(start)
    play()
    const unsubscribe = subscribe(() => {
      const now = seconds()
      // Whoever goes elsewhere meanwhile is not held up.
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
