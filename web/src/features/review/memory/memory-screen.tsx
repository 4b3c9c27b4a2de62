import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { summaryQuery } from '../../../parts/due-today/summary-query.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { paths } from '../../../parts/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FiguresSkeleton } from '../../../ui/figures.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import './memory.css'
import { Firmness } from './firmness.tsx'
import { Forecast } from './forecast.tsx'
import { SettingsSection } from './settings-section.tsx'

/** What is remembered, what comes back when, and how the learner is asked. */
export function MemoryScreen() {
  const { t } = useTranslation('review')
  const back = (
    <ButtonLink variant="text" to={paths.vocabulary} className="memory-back">
      {t('memory.back')}
    </ButtonLink>
  )
  return (
    <Page title={t('memory.title')} lede={t('memory.lede')} actions={back}>
      <Remembered />
      <SettingsSection />
    </Page>
  )
}

function Remembered() {
  const { t } = useTranslation('review')
  const { data, error, refetch } = useQuery(summaryQuery)
  if (data)
    return (
      <>
        <Firmness summary={data} />
        <Forecast forecast={data.forecast} />
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
