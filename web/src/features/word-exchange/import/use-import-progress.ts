import { useQuery } from '@tanstack/react-query'
import { readImportProgress } from '@verbena/contract/word-exchange'
import { call } from '../../../api/call.ts'

const askAgainMilliseconds = 700

/** How far an import is, 0 to 1; null while nobody can say. */
export function useImportProgress(run: string): number | null {
  const { data } = useQuery({
    queryKey: ['word-import', run],
    queryFn: ({ signal }) => call(readImportProgress, { params: { run } }, { signal }),
    refetchInterval: askAgainMilliseconds,
    retry: false,
    gcTime: 0,
  })
  return data && data.total > 0 ? data.done / data.total : null
}
