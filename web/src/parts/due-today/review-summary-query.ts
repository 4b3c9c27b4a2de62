import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@verbena/contract/endpoint'
import { readReviewSummary } from '@verbena/contract/reviews/reviews'
import { call } from '../../api/call.ts'
import { ownTimeZone } from '../../api/own-time-zone.ts'
import { queryKeys } from '../queries/query-keys.ts'

export type ReviewSummary = ReplyOf<typeof readReviewSummary>

/** Refetched whenever it is shown, because cards become due over time. */
export const reviewSummaryQuery = queryOptions({
  queryKey: queryKeys.reviews.summary,
  queryFn: ({ signal }) => call(readReviewSummary, { query: ownTimeZone() }, { signal }),
  staleTime: 0,
})
