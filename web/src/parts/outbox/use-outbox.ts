import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { getSession } from '../../api/session.ts'
import { useSession } from '../../api/use-session.ts'
import { keep, type Unsent, unsent } from './outbox.ts'
import { type Sent, sendUnsent } from './send-unsent.ts'

const now = () => Date.now()

/**
 * Posts answers beside the work, never in its way: what fails is repeated once, then kept for later. `isHeldUp` while
 * the last try did not come through.
 */
export function useOutbox(onSent: (sent: Sent) => void = ignore) {
  const { mutateAsync, isError } = useMutation({
    mutationFn: () => sendUnsent(now, onSent),
    // Once more, unless the failure has ended the session: then nobody is left to send for.
    retry: (failures) => failures < 1 && getSession() !== null,
    // One run after the other: an earlier answer must not arrive after a later one.
    scope: { id: 'outbox' },
  })
  const send = useCallback(() => mutateAsync().catch(ignore), [mutateAsync])
  const post = useCallback(
    (...entries: Unsent[]): Promise<void> => {
      // Kept before it is sent: the page may close, or the network go, while it is on its way.
      for (const entry of entries) keep(entry)
      return send()
    },
    [send],
  )
  return { post, send, isHeldUp: isError }
}

/** Sends what an earlier session could not, when the screen opens and when the network is back. */
export function useSendLeftovers(send: () => Promise<void>, onDone: () => void = ignore) {
  const username = useSession()?.user.username
  const sendAgain = useEffectEvent(() => {
    if (unsent().length > 0) void send().then(onDone)
  })
  useEffect(() => {
    if (!username) return
    const onOnline = () => sendAgain()
    onOnline()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [username])
}

function ignore() {}
