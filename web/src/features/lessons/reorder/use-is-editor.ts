import { useQuery } from '@tanstack/react-query'
import { listAnswerSuggestions } from '@verbena/contract/lessons/answer-suggestions'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'

/** Whether the learner is an editor, who alone may read the suggestions. False until the server has answered. */
export function useIsEditor(): boolean {
  const { key } = useAudience()
  const { data } = useQuery({
    queryKey: queryKeys.lessons.isEditor(key),
    queryFn: async ({ signal }) => {
      try {
        await call(listAnswerSuggestions, {}, { signal })
        return true
      } catch (error) {
        if (error instanceof ApiError && error.code === 'FORBIDDEN') return false
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? false
}
