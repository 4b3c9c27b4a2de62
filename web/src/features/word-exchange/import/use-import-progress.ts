import { useQuery } from '@tanstack/react-query'
import { readImportProgress } from '@verbena/contract/vocabulary/word-exchange'
import { call } from '../../../api/call.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'

const pollMs = 700

/** The progress of an import from 0 to 1; null while it is unknown. */
export function useImportProgress(run: string): number | null {
  const { data } = useQuery({
    queryKey: queryKeys.vocabulary.importRun(run),
    queryFn: ({ signal }) => call(readImportProgress, { params: { run } }, { signal }),
    refetchInterval: pollMs,
    retry: false,
    gcTime: 0,
  })
  return data && data.total > 0 ? data.done / data.total : null
}
