import { queryOptions, useQuery } from '@tanstack/react-query'
import { readReviewSettings, usualReviewSettings } from '@verbena/contract/reviews/reviews'
import { call } from '../../api/call.ts'
import { queryKeys } from '../queries/query-keys.ts'

export const reviewSettingsQuery = queryOptions({
  queryKey: queryKeys.reviews.settings,
  queryFn: ({ signal }) => call(readReviewSettings, {}, { signal }),
})

/** Whether missing accents are accepted; the default until the server has answered. */
export function useForgivesAccents(): boolean {
  const { data } = useQuery(reviewSettingsQuery)
  return (data ?? usualReviewSettings).forgivesAccents
}
