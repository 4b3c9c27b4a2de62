import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { SentEntry } from './outbox-entry.ts'
import { outboxSender } from './outbox-sender.ts'

type Listeners = {
  /** Called for each entry that was sent or permanently refused, while the component is mounted. */
  onSent?: (sent: SentEntry) => void
  /** Called after late entries were sent: the data shown may be outdated. */
  onLeftoversSent?: () => void
}

/**
 * Sends actions of the learner in the background: `post` stores the entries, then sends all that are waiting.
 * `isHeldUp` is true while the server cannot be reached.
 */
export function useOutbox({ onSent, onLeftoversSent }: Listeners = {}) {
  const isHeldUp = useSyncExternalStore(
    outboxSender.subscribeToState,
    outboxSender.isHeldUp,
    outboxSender.isHeldUp,
  )
  const isRunWatched = useRef(false)
  const listen = useEffectEvent((sent: SentEntry) => {
    onSent?.(sent)
    if (!sent.hasWaited || isRunWatched.current) return
    isRunWatched.current = true
    void outboxSender.flush().then(() => {
      isRunWatched.current = false
      onLeftoversSent?.()
    })
  })
  useEffect(() => {
    const stops = [outboxSender.onSent(listen), outboxSender.start()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return { post: outboxSender.post, flush: outboxSender.flush, isHeldUp }
}
