import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@verbena/contract/endpoint'
import { readReviewSummary } from '@verbena/contract/reviews'
import { call } from '../../api/call.ts'
import { queryKeys } from '../queries/query-keys.ts'

export type ReviewSummary = ReplyOf<typeof readReviewSummary>

/** The time zone of the browser: a day of the learner starts at their midnight. Without it the server uses UTC. */
export function ownTimeZone(): { timeZone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== 'Etc/Unknown' ? { timeZone } : {}
}

/** Refetched whenever it is shown, because cards become due over time. */
export const reviewSummaryQuery = queryOptions({
  queryKey: queryKeys.reviews.summary,
  queryFn: ({ signal }) => call(readReviewSummary, { query: ownTimeZone() }, { signal }),
  staleTime: 0,
})
