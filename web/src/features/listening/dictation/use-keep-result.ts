import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RequestInput } from '@verbena/contract/endpoint'
import { listTestResults, recordTestResult } from '@verbena/contract/quiz'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { randomId } from '../../../api/random-id.ts'

type Result = { score: number; total: number }

/** The learner's best dictation of an item, and how to keep another one: its id makes it count once. */
export function useKeepResult(mediaId: string) {
  const queries = useQueryClient()
  const queryKey = ['test-results', mediaId, 'dictation']
  const { data: best = null } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const results = await call(listTestResults, { params: { id: mediaId } }, { signal })
      return results.find(({ kind }) => kind === 'dictation')?.best ?? null
    },
  })
  const { mutate } = useMutation({
    mutationFn: (input: RequestInput<typeof recordTestResult>) =>
      call(recordTestResult, input, { keepalive: true }),
    // Offline it waits for the network.
    networkMode: 'online',
    retry: (failures, error) => failures < 3 && error instanceof ApiError && isPassing(error),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
  const keep = ({ score, total }: Result) =>
    mutate({ body: { mediaId, kind: 'dictation', score, total, attemptId: randomId() } })
  return { best, keep }
}

const isPassing = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500
