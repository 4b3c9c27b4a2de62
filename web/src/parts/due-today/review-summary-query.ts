import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@verbena/contract/endpoint'
import { readReviewSummary } from '@verbena/contract/reviews'
import { call } from '../../api/call.ts'
import { queryKeys } from '../queries/query-keys.ts'

export type ReviewSummary = ReplyOf<typeof readReviewSummary>

/** A day of the learner begins at their midnight. Where the browser does not know its zone, at that of UTC. */
export function ownTimeZone(): { timeZone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== 'Etc/Unknown' ? { timeZone } : {}
}

/** Cards become due with time, so it is fetched again whenever it is shown. */
export const reviewSummaryQuery = queryOptions({
  queryKey: queryKeys.reviews.summary,
  queryFn: ({ signal }) => call(readReviewSummary, { query: ownTimeZone() }, { signal }),
  staleTime: 0,
})
