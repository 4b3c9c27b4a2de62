import { useQuery } from '@tanstack/react-query'
import { reviewBatchMaximum } from '@verbena/contract/reviews/reviews'
import ChartColumn from 'lucide-react/icons/chart-column'
import { useTranslation } from 'react-i18next'
import { dueToday as english } from '../../i18n/en/due-today.ts'
import { dueToday as spanish } from '../../i18n/es/due-today.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { InlineError } from '../../ui/feedback/inline-error.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Petals } from '../../ui/figures/petals.tsx'
import { paths } from '../navigation/paths.ts'
import { QueryView } from '../queries/query-view.tsx'
import './due-today.css'
import { type ReviewSummary, reviewSummaryQuery } from './review-summary-query.ts'

addMessages('dueToday', english, spanish)

/** Shows how many words are due, with a link to the review; nothing if there are no review cards. */
export function DueToday() {
  const { t } = useTranslation('dueToday')
  const loading = (
    <Loading text={t('loading')}>
      <Skeleton className="due-today-skeleton" />
    </Loading>
  )
  const failed = (_: Error, onRetry: () => void) => (
    <InlineError className="due-today due-today--plain" text={t('failed')} onRetry={onRetry} />
  )
  return (
    <QueryView query={useQuery(reviewSummaryQuery)} loading={loading} failed={failed}>
      {(summary) => <Due summary={summary} />}
    </QueryView>
  )
}

/** The usual time for a word and its verdict. */
const secondsPerWord = 12

function Due({ summary: { left, reviewedToday, counts, forecast } }: { summary: ReviewSummary }) {
  const { t } = useTranslation('dueToday')
  if (counts.new + counts.learning + counts.firm === 0) return null
  const isDue = left > 0
  const tomorrow = forecast[1]?.due ?? 0
  const later = tomorrow > 0 ? t('tomorrow', { count: tomorrow }) : t('laterOn')
  const minutes = Math.max(1, Math.round((left * secondsPerWord) / 60))
  return (
    <section className={isDue ? 'due-today' : 'due-today due-today--plain'} aria-labelledby="due-today">
      <Petals open={isDue ? Math.floor((5 * reviewedToday) / (reviewedToday + left)) : 5} />
      <div className="due-today__text">
        <h2 id="due-today">{isDue ? t('title', { count: left }) : t('nothing')}</h2>
        <p>{isDue ? t('minutes', { count: minutes }) : later}</p>
      </div>
      <div className="due-today__actions">
        <ButtonLink variant="text" to={paths.reviewOverview}>
          <ChartColumn className="icon icon--sm" aria-hidden="true" />
          {t('overview')}
        </ButtonLink>
        {isDue ? (
          <ButtonLink variant="primary" to={paths.review} state={{ openedHere: true }}>
            {t('start', { count: Math.min(left, reviewBatchMaximum) })}
          </ButtonLink>
        ) : (
          <ButtonLink variant="quiet" to={paths.practice} state={{ openedHere: true }}>
            {t('practise')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
