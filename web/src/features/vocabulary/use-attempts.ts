import { useMutation, useQueryClient } from '@tanstack/react-query'
import { recordAttempt } from '@verbena/contract/vocabulary'
import { useEffect, useRef } from 'react'
import { call } from '../../api/call.ts'
import { randomId } from '../../api/random-id.ts'
import { personalListsQuery } from './vocabulary-queries.ts'

type Attempt = { vocab_item_id: string; is_correct: boolean; attempt_id: string }

/**
 * Posts each answer beside the test, never in its way: a failed post is repeated once with the same id, then let go.
 * The lists learn their new progress when the session ends.
 */
export function useAttempts(): (wordId: string, isRight: boolean) => void {
  const client = useQueryClient()
  const latest = useRef<Promise<unknown> | null>(null)
  const { mutateAsync } = useMutation({
    mutationFn: (body: Attempt) => call(recordAttempt, { body }, { keepalive: true }),
    retry: 1,
  })
  useEffect(
    () => () => {
      const refreshLists = () => client.invalidateQueries({ queryKey: personalListsQuery.queryKey })
      void latest.current?.then(refreshLists, refreshLists)
    },
    [client],
  )
  return (wordId, isRight) => {
    const attempt = { vocab_item_id: wordId, is_correct: isRight, attempt_id: randomId() }
    latest.current = mutateAsync(attempt).catch(() => undefined)
  }
}
