import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reviewSummaryQuery } from '../../../parts/due-today/review-summary-query.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { FiguresSkeleton } from '../../../ui/figures/figures.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import './review-overview.css'
import { DueForecast } from './due-forecast.tsx'
import { ReviewSettingsSection } from './review-settings-section.tsx'
import { StabilityChart } from './stability-chart.tsx'

/** What the learner remembers, when cards become due, and the settings of reviews. */
export function ReviewOverviewScreen() {
  const { t } = useTranslation('reviews')
  const back = (
    <ButtonLink variant="text" to={paths.vocabulary} className="memory-back">
      {t('memory.back')}
    </ButtonLink>
  )
  return (
    <Page title={t('memory.title')} lede={t('memory.lede')} actions={back}>
      <Remembered />
      <ReviewSettingsSection />
    </Page>
  )
}

function Remembered() {
  const { t } = useTranslation('reviews')
  const { data, error, refetch } = useQuery(reviewSummaryQuery)
  if (data)
    return (
      <>
        <StabilityChart summary={data} />
        <DueForecast forecast={data.forecast} />
      </>
    )
  if (error)
    return <ErrorState title={t('failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
  return (
    <Loading text={t('memory.loading')}>
      <FiguresSkeleton />
      <Skeleton className="forecast-skeleton" />
    </Loading>
  )
}
