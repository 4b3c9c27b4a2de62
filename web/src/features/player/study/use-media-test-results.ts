import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listTestResults, type TestKind } from '@verbena/contract/media-tests'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { useOutbox } from '../../../parts/outbox/use-outbox.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import type { PlayerQuestion } from '../screen/player-queries.ts'

type Result = { score: number; total: number }

/**
 * The learner's best result in one test of one item, and a function that saves a result; offline it waits in the outbox.
 * Results of guests are not saved.
 * @param mode the mode of the test; '' for a test without modes
 */
export function useMediaTestResults({ id, learnerId }: PlayerQuestion, kind: TestKind, mode = '') {
  const queries = useQueryClient()
  const isLearner = learnerId !== null
  const { data: results } = useQuery({
    queryKey: queryKeys.mediaTests.results(id, learnerId),
    queryFn: ({ signal }) => call(listTestResults, { params: { id } }, { signal }),
    enabled: isLearner,
  })
  const refresh = useCallback(
    () => void queries.invalidateQueries({ queryKey: queryKeys.mediaTests.ofItem(id) }),
    [queries, id],
  )
  const { post } = useOutbox({ onLeftoversSent: refresh })
  return {
    best: results?.find((result) => result.kind === kind && result.mode === mode)?.best ?? null,
    keep: (attemptId: string, { score, total }: Result) => {
      if (!isLearner) return
      const way = mode === '' ? {} : { mode }
      const body = { mediaId: id, kind, ...way, score, total, attemptId }
      void post({ kind: 'testResult', id: attemptId, at: Date.now(), body }).then(refresh)
    },
  }
}
