import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { SentEntry } from './outbox-entry.ts'
import { outboxSender } from './outbox-sender.ts'

type Listeners = {
  /** Called for each entry that was sent or refused for good, while the screen is open. */
  onSent?: (sent: SentEntry) => void
  /** Called after entries were sent that had waited for a connection: what the screen shows may be older. */
  onLeftoversSent?: () => void
}

/**
 * Posts what a learner did beside the work, never in its way: `post` stores it, then sends it with all that waits.
 * `isHeldUp` while the server cannot be reached.
 */
export function useOutbox({ onSent, onLeftoversSent }: Listeners = {}) {
  const isHeldUp = useSyncExternalStore(outboxSender.subscribeToState, outboxSender.isHeldUp)
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
