import { useEffect, useEffectEvent, useState } from 'react'

export const undoSeconds = 8

/**
 * Delays an action that can be undone. It runs when the undo period is over, when the next one begins, and on leaving the
 * page. No request is sent before, so that undo needs none either.
 * @param onCommit called once for each item that was not undone
 */
export function useDelayedAction<Item>(onCommit: (item: Item, isLeaving: boolean) => void) {
  const [waiting, setWaiting] = useState<Item | null>(null)
  const commit = useEffectEvent((item: Item, isLeaving: boolean) => {
    if (!isLeaving) setWaiting(null)
    onCommit(item, isLeaving)
  })
  const leave = useEffectEvent(() => {
    if (waiting !== null) commit(waiting, true)
  })
  useEffect(() => {
    if (waiting === null) return
    const timer = setTimeout(() => commit(waiting, false), undoSeconds * 1000)
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
      if (waiting !== null) onCommit(waiting, false)
      setWaiting(item)
    },
    undo: () => setWaiting(null),
    /** Runs the pending action now, before something that depends on it. */
    finish: () => {
      if (waiting !== null) commit(waiting, false)
    },
  }
}
