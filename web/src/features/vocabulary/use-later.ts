import { useEffect, useEffectEvent, useState } from 'react'

export const undoSeconds = 8

/**
 * Holds something back that can be undone: it is done when the time for second thoughts is over, when the next one
 * comes, and at once on leaving. Until then nothing is asked of the server, so that undoing needs nothing either.
 * @param onOver called once for each that was not undone
 */
export function useLater<Item>(onOver: (item: Item, isLeaving: boolean) => void) {
  const [waiting, setWaiting] = useState<Item | null>(null)
  const over = useEffectEvent((item: Item, isLeaving: boolean) => {
    if (!isLeaving) setWaiting(null)
    onOver(item, isLeaving)
  })
  const leave = useEffectEvent(() => {
    if (waiting !== null) over(waiting, true)
  })
  useEffect(() => {
    if (waiting === null) return
    const timer = setTimeout(() => over(waiting, false), undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [waiting])
  useEffect(() => {
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return {
    waiting,
    begin: (item: Item) => {
      if (waiting !== null) onOver(waiting, false)
      setWaiting(item)
    },
    undo: () => setWaiting(null),
    /** Now: something is about to happen that would not see it. */
    finish: () => {
      if (waiting !== null) over(waiting, false)
    },
  }
}
