import { useQuery } from '@tanstack/react-query'
import type { WritingSample } from '@verbena/contract/writing/writing'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { NewWriting } from '../list/new-writing.tsx'
import { samplesQuery } from '../writing-queries.ts'
import { WordText } from './word-text.tsx'
import '../list/writing-screen.css'
import '../list/writing-card.css'
import '../text/text-page.css'
import './sample-screen.css'

/** A sample text: the learner reads it, looks up its words, and writes an answer. */
export function SampleScreen({ id }: { id: string }) {
  const { t } = useTranslation('writing')
  const loading = (
    <main className="page sample-page">
      <Loading text={t('samples.loading')} className="text-skeleton">
        <Skeleton className="text-skeleton__title" />
        <Skeleton className="text-skeleton__text" />
      </Loading>
    </main>
  )
  const failed = (error: Error, onRetry: () => void) => (
    <Page title={t('title')}>
      <ErrorState title={t('samples.failedTitle')} text={errorMessage(error, t)} onRetry={onRetry} />
    </Page>
  )
  return (
    <QueryView query={useQuery(samplesQuery(useAudience().key))} loading={loading} failed={failed}>
      {(samples) => <Sample sample={samples.find((one) => one.id === id)} />}
    </QueryView>
  )
}

function Sample({ sample }: { sample: WritingSample | undefined }) {
  const { t } = useTranslation('writing')
  const [isAnswering, setAnswering] = useState(false)
  if (!sample)
    return (
      <Page title={t('title')}>
        <EmptyState title={t('samples.gone')} text={t('samples.goneText')}>
          <ButtonLink variant="primary" to={paths.writingSamples}>
            {t('samples.back')}
          </ButtonLink>
        </EmptyState>
      </Page>
    )
  return (
    <main className="page sample-page">
      <ButtonLink variant="text" to={paths.writingSamples} className="text-page__back">
        <ChevronLeft className="icon icon--sm" aria-hidden="true" /> {t('samples.back')}
      </ButtonLink>
      <PageTitle title={sample.title} lang={sample.language} />
      <p className="sample-task">
        <span className="writing-card__level">{sample.level}</span> <strong>{t('samples.task')}:</strong>{' '}
        {sample.task}
      </p>
      <p className="writing__hint">{t('samples.wordsHint')}</p>
      <WordText text={sample.text} language={sample.language} />
      <Button variant="primary" onClick={() => setAnswering(true)}>
        {t('samples.answer')}
      </Button>
      <NewWriting open={isAnswering} onOpenChange={setAnswering} sampleId={sample.id} />
    </main>
  )
}
