import { useQuery } from '@tanstack/react-query'
import { listReviews } from '@verbena/contract/reviews/reviews'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { ownTimeZone } from '../../../api/own-time-zone.ts'
import { useOutbox } from '../../../parts/outbox/use-outbox.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { SessionFrame } from '../../../parts/session/session-frame.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { NothingDue } from './nothing-due.tsx'
import { ReviewRound } from './review-round.tsx'

type Props = { title: string; isPractice: boolean; now: () => number; onLeave: () => void }

/** Runs one round after another; each requests the queue that is due then. */
export function ReviewRounds({ title, isPractice, now, onLeave }: Props) {
  const { t } = useTranslation('reviews')
  const [number, setNumber] = useState(0)
  const queue = useQueue(isPractice, number)
  if (queue.data && queue.data.items.length > 0)
    return (
      <ReviewRound
        key={number}
        title={title}
        items={queue.data.items}
        isPractice={isPractice}
        now={now}
        onMore={() => setNumber(number + 1)}
        onLeave={onLeave}
      />
    )
  const loading = (
    <Loading text={t('loading')} className="question__ask">
      <Skeleton className="review-skeleton__caption" />
      <Skeleton className="review-skeleton__word" />
      <Skeleton className="review-skeleton__field" />
    </Loading>
  )
  const body = (
    <QueryView query={queue} loading={loading} failed={t('failed')}>
      {() => <NothingDue onLeave={onLeave} />}
    </QueryView>
  )
  return <SessionFrame title={title} showTitle body={body} />
}

/** Requested once per round, because a refetch would replace the current question. */
function useQueue(isPractice: boolean, number: number) {
  const { flush } = useOutbox()
  return useQuery({
    queryKey: queryKeys.reviews.queue(isPractice, number),
    queryFn: async ({ signal }) => {
      // Answers of the outbox are sent first; otherwise the same cards would be due again.
      await flush()
      const ahead = isPractice && ({ ahead: 'true' } as const)
      return call(listReviews, { query: { ...ownTimeZone(), ...ahead } }, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
