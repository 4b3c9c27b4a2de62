import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listTestResults } from '@verbena/contract/media-tests'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { randomId } from '../../../api/random-id.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { useOutbox } from '../../../parts/outbox/use-outbox.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'

type Result = { score: number; total: number }

/** The learner's best dictation of an item, and a function that saves a result; offline it waits in the outbox. */
export function useSaveResult(mediaId: string) {
  const queries = useQueryClient()
  const { key } = useAudience()
  const { data: best = null } = useQuery({
    queryKey: queryKeys.mediaTests.dictation(mediaId, key),
    queryFn: async ({ signal }) => {
      const results = await call(listTestResults, { params: { id: mediaId } }, { signal })
      return results.find(({ kind }) => kind === 'dictation')?.best ?? null
    },
  })
  const refresh = useCallback(
    () => void queries.invalidateQueries({ queryKey: queryKeys.mediaTests.ofItem(mediaId) }),
    [queries, mediaId],
  )
  const { post, isHeldUp } = useOutbox({ onLeftoversSent: refresh })
  const keep = async ({ score, total }: Result) => {
    const id = randomId()
    const body = { mediaId, kind: 'dictation', score, total, attemptId: id } as const
    await post({ kind: 'testResult', id, at: Date.now(), body })
    refresh()
  }
  return { best, keep, isHeldUp }
}
