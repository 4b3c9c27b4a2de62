import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { randomId } from '../../../api/random-id.ts'
import type { OutboxEntry } from '../../../parts/outbox/outbox-entry.ts'
import { useOutbox } from '../../../parts/outbox/use-outbox.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'

/** Posts each answer of a test. Invalidates the lists and the due cards when the session ends. */
export function useTestAttempts() {
  const latest = useRef<Promise<unknown> | null>(null)
  const { post } = useOutbox()
  const refresh = useRefresh()
  useEffect(
    () => () => {
      void latest.current?.then(refresh)
    },
    [refresh],
  )
  return {
    /** @returns the id of the answer */
    record: (wordId: string, isRight: boolean): string => {
      const answer = attemptOf(wordId, isRight)
      latest.current = post(answer)
      return answer.id
    },
    /** Undoes the answer that was judged wrong, and records it again as right. */
    recordAsRight: (wordId: string, answerId: string) => {
      const undo = { kind: 'undo', id: randomId(), at: Date.now(), answerId } as const
      latest.current = post(undo, attemptOf(wordId, true))
    },
  }
}

function attemptOf(wordId: string, isRight: boolean): OutboxEntry {
  const id = randomId()
  const body = { vocab_item_id: wordId, is_correct: isRight, attempt_id: id }
  return { kind: 'attempt', id, at: Date.now(), body }
}

/** Sends unsent answers of earlier sessions when the page opens and when the browser is online again. */
export function useUnsentAttempts() {
  useOutbox({ onLeftoversSent: useRefresh() })
}

function useRefresh() {
  const client = useQueryClient()
  return useCallback(() => {
    void client.invalidateQueries({ queryKey: queryKeys.vocabulary.lists })
    void client.invalidateQueries({ queryKey: queryKeys.reviews.all })
  }, [client])
}
