import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/error-message.ts'
import { reviewSettingsQuery } from '../../../parts/typed-answer/review-settings.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SettingsForm } from './settings-form.tsx'

/** How the learner wants to be asked. */
export function SettingsSection() {
  const { t } = useTranslation('review')
  const { data, error, refetch } = useQuery(reviewSettingsQuery)
  return (
    <section className="section" aria-labelledby="how-asked">
      <h2 id="how-asked">{t('settings.title')}</h2>
      {data ? (
        <SettingsForm settings={data} />
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
