import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../parts/error-message.ts'
import { SessionFrame } from '../../parts/session/session-frame.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { EmptyList } from './empty-list.tsx'
import { ReviewSession } from './review-session.tsx'
import { TestSession } from './test-session.tsx'
import { isRecommended, useListFacts } from './use-list-facts.ts'
import type { SessionMode } from './use-overlay.ts'
import { useTestWords } from './use-test-words.ts'
import { useWordPages } from './use-word-pages.ts'
import { WordSkeleton } from './word-skeleton.tsx'

type Props = { listId: string; mode: SessionMode; random: () => number }

/** Only own lists are reviewed: in a review words are changed and deleted. */
export function ListSession({ listId, mode, random }: Props) {
  return mode === 'learn' && !isRecommended(listId) ? (
    <Review listId={listId} />
  ) : (
    <Test listId={listId} random={random} />
  )
}

function Review({ listId }: { listId: string }) {
  const { name, wordCount } = useListFacts(listId)
  const { words, error, refetch, ...pages } = useWordPages(listId)
  if (!words) return <NoWordsYet name={name} error={error} onRetry={refetch} />
  return (
    <ReviewSession listId={listId} name={name} words={words} count={wordCount} error={error} {...pages} />
  )
}

function Test({ listId, random }: { listId: string; random: () => number }) {
  const { name } = useListFacts(listId)
  const { words, total, isAll, error, refetch } = useTestWords(listId)
  const waiting = <NoWordsYet name={name} error={error} onRetry={refetch} />
  if (!words) return waiting
  if (words.length === 0) return <EmptyList name={name} />
  return (
    <TestSession
      name={name}
      words={words}
      total={total}
      isAll={isAll}
      waiting={waiting}
      isOwn={!isRecommended(listId)}
      random={random}
    />
  )
}

type WaitingProps = { name: string; error: unknown; onRetry: () => unknown }

function NoWordsYet({ name, error, onRetry }: WaitingProps) {
  const { t } = useTranslation('vocabulary')
  const body = error ? (
    <ErrorState title={t('wordsFailed')} text={errorMessage(error, t)} onRetry={() => void onRetry()} />
  ) : (
    <WordSkeleton />
  )
  return <SessionFrame title={name} showTitle body={body} />
}
