import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reviewSummaryQuery } from '../../../parts/due-today/review-summary-query.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { FiguresSkeleton } from '../../../ui/figures/figures.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import './review-overview.css'
import { DueForecast } from './due-forecast.tsx'
import { ReviewSettingsSection } from './review-settings-section.tsx'
import { StabilityChart } from './stability-chart.tsx'

/** Memory statistics, the schedule of cards, and the settings of reviews. */
export function ReviewOverviewScreen() {
  const { t } = useTranslation('reviews')
  const back = (
    <ButtonLink variant="text" to={paths.vocabulary} className="review-back">
      {t('overview.back')}
    </ButtonLink>
  )
  return (
    <Page title={t('overview.title')} lede={t('overview.lede')} actions={back}>
      <Remembered />
      <ReviewSettingsSection />
    </Page>
  )
}

function Remembered() {
  const { t } = useTranslation('reviews')
  const loading = (
    <Loading text={t('overview.loading')}>
      <FiguresSkeleton />
      <Skeleton className="forecast-skeleton" />
    </Loading>
  )
  return (
    <QueryView query={useQuery(reviewSummaryQuery)} loading={loading} failed={t('failed')}>
      {(summary) => (
        <>
          <StabilityChart summary={summary} />
          <DueForecast forecast={summary.forecast} />
        </>
      )}
    </QueryView>
  )
}
