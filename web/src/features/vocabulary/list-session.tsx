import { useQuery } from '@tanstack/react-query'
import type { Word } from '@verbena/contract/vocabulary'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../parts/error-message.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyList } from './empty-list.tsx'
import { ReviewSession } from './review-session.tsx'
import { SessionFrame } from './session-frame.tsx'
import { TestSession } from './test-session.tsx'
import type { SessionMode } from './use-overlay.ts'
import { personalListsQuery, wordsQuery } from './vocabulary-queries.ts'

type Props = { listId: string; mode: SessionMode; random: () => number }

export function ListSession({ listId, mode, random }: Props) {
  const { t } = useTranslation('vocabulary')
  const words = useQuery(wordsQuery(listId))
  const { data: lists } = useQuery(personalListsQuery)
  const name = lists?.find((list) => list.id === listId)?.name ?? t('title')
  // A test asks what the list holds now, not what it held when it was last opened; a review can grow while shown.
  const isCurrent = mode === 'learn' || words.isFetchedAfterMount
  if (words.data && isCurrent)
    return <LoadedSession listId={listId} name={name} words={words.data} mode={mode} random={random} />
  if (words.isPending || !isCurrent) return <SessionFrame title={name} showTitle body={<WordSkeleton />} />
  const failure = (
    <ErrorState
      title={t('wordsFailed')}
      text={errorMessage(words.error, t)}
      onRetry={() => void words.refetch()}
    />
  )
  return <SessionFrame title={name} showTitle body={failure} />
}

type LoadedProps = Props & { name: string; words: readonly Word[] }

function LoadedSession({ listId, name, words, mode, random }: LoadedProps) {
  if (mode === 'learn') return <ReviewSession listId={listId} name={name} words={words} />
  const askable = words.filter(hasTranslation)
  if (askable.length === 0) return <EmptyList name={name} />
  return <TestSession name={name} words={askable} random={random} />
}

function WordSkeleton() {
  return (
    <div className="word-view">
      <Skeleton className="word-view__word-skeleton" />
      <Skeleton className="word-view__line-skeleton" />
    </div>
  )
}

/** Without a translation there is nothing that an answer could match. */
const hasTranslation = ({ translation }: Word) => translation.replaceAll(',', '').trim() !== ''
