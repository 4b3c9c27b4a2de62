import { queryOptions, useQuery } from '@tanstack/react-query'
import { readReviewSettings, usualReviewSettings } from '@verbena/contract/memory'
import { call } from '../../api/call.ts'
import { queryKeys } from '../query-keys.ts'

export const reviewSettingsQuery = queryOptions({
  queryKey: [...queryKeys.memory, 'settings'],
  queryFn: ({ signal }) => call(readReviewSettings, {}, { signal }),
})

/** Whether an answer may lack its accents; as usual until the server has said. */
export function useForgivesAccents(): boolean {
  const { data } = useQuery(reviewSettingsQuery)
  return (data ?? usualReviewSettings).forgivesAccents
}
