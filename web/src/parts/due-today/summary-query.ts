import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '@verbena/contract/endpoint'
import { readReviewSummary } from '@verbena/contract/memory'
import { call } from '../../api/call.ts'
import { queryKeys } from '../query-keys.ts'

export type ReviewSummary = ReplyOf<typeof readReviewSummary>

/** A day of the learner begins at their midnight. Where the browser does not know its zone, at that of UTC. */
export function ownTimeZone(): { timeZone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== 'Etc/Unknown' ? { timeZone } : {}
}

/** Words become due while one looks elsewhere, so it is asked for again whenever it is shown. */
export const summaryQuery = queryOptions({
  queryKey: [...queryKeys.memory, 'summary'],
  queryFn: ({ signal }) => call(readReviewSummary, { query: ownTimeZone() }, { signal }),
  staleTime: 0,
})
