import { useQuery } from '@tanstack/react-query'
import { listAnswerSuggestions } from '@verbena/contract/lessons'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useAudience } from '../../../parts/use-audience.ts'
import { lessonKeys } from '../lesson-keys.ts'

/** Whether this account may publish: who may see the suggestions of learners is an editor. Nobody, until that is known. */
export function useIsEditor(): boolean {
  const { key } = useAudience()
  const { data } = useQuery({
    queryKey: [...lessonKeys.editor, key],
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
