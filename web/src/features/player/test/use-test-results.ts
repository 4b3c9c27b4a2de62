import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RequestInput } from '@verbena/contract/endpoint'
import { listTestResults, recordTestResult, type TestKind } from '@verbena/contract/quiz'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import type { PlayerQuestion } from '../player-queries.ts'

type Result = { score: number; total: number }

/**
 * The learner's best at one test of one item, and how to keep another result. A guest's are not kept.
 * @param mode how it is played, where there are several ways: '' where there is one
 */
export function useTestResults({ id, username }: PlayerQuestion, kind: TestKind, mode = '') {
  const queries = useQueryClient()
  const queryKey = ['test-results', id, username]
  const isLearner = username !== null
  const { data: results } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listTestResults, { params: { id } }, { signal }),
    enabled: isLearner,
  })
  const { mutate } = useMutation({
    mutationFn: (input: RequestInput<typeof recordTestResult>) =>
      call(recordTestResult, input, { keepalive: true }),
    // The id of the attempt makes it count once, however often it is sent; offline it waits for the network.
    networkMode: 'online',
    retry: (failures, error) => failures < 3 && error instanceof ApiError && isPassing(error),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
  return {
    best: results?.find((result) => result.kind === kind && result.mode === mode)?.best ?? null,
    keep: (attemptId: string, { score, total }: Result) => {
      const way = mode === '' ? {} : { mode }
      if (isLearner) mutate({ body: { mediaId: id, kind, ...way, score, total, attemptId } })
    },
  }
}

const isPassing = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500
