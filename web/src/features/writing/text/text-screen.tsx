import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { useSession } from '../../../api/use-session.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { writingDrafts } from '../../../parts/storage/writing-drafts.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { writingQuery } from '../writing-queries.ts'
import { TextEditor } from './text-editor.tsx'
import { initialTextState } from './text-state.ts'
import './text-page.css'

/** One of the learner's texts, from the server, from the draft of this browser, or from both. */
export function TextScreen({ id }: { id: string }) {
  const learnerId = useSession()?.learnerId
  return learnerId ? <OpenText learnerId={learnerId} id={id} /> : null
}

function OpenText({ learnerId, id }: { learnerId: string; id: string }) {
  const [draft] = useState(() => writingDrafts.get(learnerId, id))
  const isOnlyHere = draft?.version === null
  const { data, error, refetch } = useQuery({ ...writingQuery(learnerId, id), enabled: !isOnlyHere })
  const initial = data || isOnlyHere || error ? initialTextState(data ?? null, draft) : null
  return (
    <QueryView
      // With a draft, the text opens even if the server cannot be reached.
      query={{ data: initial ?? undefined, error, refetch }}
      loading={<TextSkeleton />}
      failed={(failure, onRetry) => <TextFailed error={failure} onRetry={onRetry} />}
    >
      {(state) => <TextEditor learnerId={learnerId} id={id} initial={state} />}
    </QueryView>
  )
}

function TextFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('writing')
  if (error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_REQUEST'))
    return (
      <Page title={t('title')}>
        <EmptyState title={t('editor.goneTitle')} text={t('editor.goneText')}>
          <ButtonLink variant="primary" to={paths.writing}>
            {t('editor.back')}
          </ButtonLink>
        </EmptyState>
      </Page>
    )
  return (
    <Page title={t('title')}>
      <ErrorState title={t('editor.failedTitle')} text={errorMessage(error, t)} onRetry={onRetry} />
    </Page>
  )
}

function TextSkeleton() {
  const { t } = useTranslation('writing')
  return (
    <main className="page text-page">
      <Loading text={t('editor.loading')} className="text-skeleton">
        <Skeleton className="text-skeleton__title" />
        <Skeleton className="text-skeleton__text" />
      </Loading>
    </main>
  )
}
