import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { reviewSettingsQuery } from '../../../parts/typed-answer/review-settings-query.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ReviewSettingsForm } from './review-settings-form.tsx'

/** The settings of reviews: how questions are put. */
export function ReviewSettingsSection() {
  const { t } = useTranslation('reviews')
  const { data, error, refetch } = useQuery(reviewSettingsQuery)
  return (
    <section className="section" aria-labelledby="how-asked">
      <h2 id="how-asked">{t('settings.title')}</h2>
      {data ? (
        <ReviewSettingsForm settings={data} />
      ) : error ? (
        <ErrorState title={t('failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
      ) : (
        <Loading text={t('memory.loading')}>
          <Skeleton className="memory-settings-skeleton" />
        </Loading>
      )}
    </section>
  )
}
