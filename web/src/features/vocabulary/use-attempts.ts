import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { randomId } from '../../api/random-id.ts'
import { getSession } from '../../api/session.ts'
import { useSession } from '../../api/use-session.ts'
import { keepAttempt, unsentAttempts } from '../../parts/unsent-attempts.ts'
import { sendUnsentAttempts } from './send-attempts.ts'
import { personalListsQuery } from './vocabulary-queries.ts'

/**
 * Posts each answer beside the test, never in its way: a failed post is repeated once, then kept for later.
 * The lists learn their new progress when the session ends.
 */
export function useAttempts(): (wordId: string, isRight: boolean) => void {
  const latest = useRef<Promise<unknown> | null>(null)
  const { mutateAsync } = useSendAttempts()
  const refreshLists = useRefreshLists()
  useEffect(
    () => () => {
      void latest.current?.then(refreshLists)
    },
    [refreshLists],
  )
  return (wordId, isRight) => {
    // Kept before it is sent: the page may close, or the network go, while it is on its way.
    keepAttempt({ vocab_item_id: wordId, is_correct: isRight, attempt_id: randomId() })
    latest.current = mutateAsync().catch(() => undefined)
  }
}

/** Sends what an earlier session could not, when the screen opens and when the network is back. */
export function useUnsentAttempts() {
  const username = useSession()?.user.username
  const { mutateAsync } = useSendAttempts()
  const refreshLists = useRefreshLists()
  const sendAgain = useEffectEvent(() => {
    if (unsentAttempts().length > 0) mutateAsync().then(refreshLists, () => undefined)
  })
  useEffect(() => {
    if (!username) return
    const onOnline = () => sendAgain()
    onOnline()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [username])
}

function useRefreshLists() {
  const client = useQueryClient()
  return useCallback(() => client.invalidateQueries({ queryKey: personalListsQuery.queryKey }), [client])
}

function useSendAttempts() {
  return useMutation({
    mutationFn: sendUnsentAttempts,
    // Once more, unless the failure has ended the session: then nobody is left to send for.
    retry: (failures) => failures < 1 && getSession() !== null,
    // One run after the other: an earlier answer to a word must not arrive after a later one.
    scope: { id: 'attempts' },
  })
}
