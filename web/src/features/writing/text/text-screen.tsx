import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { useSession } from '../../../api/use-session.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { paths } from '../../../parts/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import '../writing.css'
import { writingQuery } from '../writing-queries.ts'
import { beginText } from './begin-text.ts'
import { draftOf } from './drafts.ts'
import { TextEditor } from './text-editor.tsx'

/** One own text: what the server has, what this browser kept of it, or both. */
export function TextScreen({ id }: { id: string }) {
  const username = useSession()?.user.username
  return username ? <OpenText username={username} id={id} /> : null
}

function OpenText({ username, id }: { username: string; id: string }) {
  const { t } = useTranslation('writing')
  const [draft] = useState(() => draftOf(username, id))
  const isOnlyHere = draft?.version === null
  const { data, error, refetch } = useQuery({ ...writingQuery(username, id), enabled: !isOnlyHere })
  const begun = data || isOnlyHere || error ? beginText(data ?? null, draft) : null
  if (begun) return <TextEditor username={username} id={id} begun={begun} />
  if (!error) return <TextSkeleton />
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
      <ErrorState
        title={t('editor.failedTitle')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
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
