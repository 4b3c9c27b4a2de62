import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listTestResults } from '@verbena/contract/quiz'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { randomId } from '../../../api/random-id.ts'
import { useOutbox, useSendLeftovers } from '../../../parts/outbox/use-outbox.ts'
import { useAudience } from '../../../parts/use-audience.ts'

type Result = { score: number; total: number }

/** The learner's best dictation of an item, and how to keep another one: without a network it waits in the browser. */
export function useKeepResult(mediaId: string) {
  const queries = useQueryClient()
  const { key } = useAudience()
  const { data: best = null } = useQuery({
    queryKey: ['test-results', mediaId, 'dictation', key],
    queryFn: async ({ signal }) => {
      const results = await call(listTestResults, { params: { id: mediaId } }, { signal })
      return results.find(({ kind }) => kind === 'dictation')?.best ?? null
    },
  })
  const { post, send, isHeldUp } = useOutbox()
  const refresh = useCallback(
    () => void queries.invalidateQueries({ queryKey: ['test-results', mediaId] }),
    [queries, mediaId],
  )
  useSendLeftovers(send, refresh)
  const keep = async ({ score, total }: Result) => {
    const id = randomId()
    const body = { mediaId, kind: 'dictation', score, total, attemptId: id } as const
    await post({ kind: 'testResult', id, at: Date.now(), body })
    refresh()
  }
  return { best, keep, isHeldUp }
}
