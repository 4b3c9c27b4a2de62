import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { reviewSettingsQuery } from '../../../parts/typed-answer/review-settings-query.ts'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ReviewSettingsForm } from './review-settings-form.tsx'

/** The settings that define how questions are asked. */
export function ReviewSettingsSection() {
  const { t } = useTranslation('reviews')
  const loading = (
    <Loading text={t('overview.loading')}>
      <Skeleton className="review-settings-skeleton" />
    </Loading>
  )
  return (
    <section className="section" aria-labelledby="how-asked">
      <h2 id="how-asked">{t('settings.title')}</h2>
      <QueryView query={useQuery(reviewSettingsQuery)} loading={loading} failed={t('failed')}>
        {(settings) => <ReviewSettingsForm settings={settings} />}
      </QueryView>
    </section>
  )
}
