import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { randomId } from '../../api/random-id.ts'
import { useOutbox } from '../../parts/outbox/use-outbox.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'

/** Sends an answer in the background; without a connection it stays in the outbox. */
export function useRecordGrammarAnswer(topicId: string) {
  const client = useQueryClient()
  const { post: send, isHeldUp } = useOutbox()
  const post = useCallback(
    async (exerciseId: string, answer: string) => {
      const id = randomId()
      await send({ kind: 'grammar', id, at: Date.now(), body: { id, topicId, exerciseId, answer } })
      await client.invalidateQueries({ queryKey: queryKeys.grammar.all })
    },
    [send, topicId, client],
  )
  return { post, isHeldUp }
}
