import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { SessionFrame } from '../../../parts/session/session-frame.tsx'
import { ListReview } from '../list-review/list-review.tsx'
import { useTestWords } from '../test/use-test-words.ts'
import { VocabularyTest } from '../test/vocabulary-test.tsx'
import { EmptyList } from './empty-list.tsx'
import { isRecommended, useListSummary } from './use-list-summary.ts'
import type { SessionMode } from './use-session-address.ts'
import { useWordPages } from './use-word-pages.ts'
import { WordSkeleton } from './word-skeleton.tsx'

type Props = { listId: string; mode: SessionMode; random: () => number }

/** Only the learner's own lists are reviewed, because a review can change and delete words. */
export function ListSession({ listId, mode, random }: Props) {
  return mode === 'learn' && !isRecommended(listId) ? (
    <Review listId={listId} />
  ) : (
    <Test listId={listId} random={random} />
  )
}

function Review({ listId }: { listId: string }) {
  const { name, wordCount } = useListSummary(listId)
  const { words, error, refetch, ...pages } = useWordPages(listId)
  if (!words) return <WordsPending name={name} error={error} refetch={refetch} />
  return <ListReview listId={listId} name={name} words={words} count={wordCount} error={error} {...pages} />
}

function Test({ listId, random }: { listId: string; random: () => number }) {
  const { name } = useListSummary(listId)
  const { words, total, isAll, error, refetch } = useTestWords(listId)
  const loading = <WordsPending name={name} error={error} refetch={refetch} />
  if (!words) return loading
  if (words.length === 0) return <EmptyList name={name} />
  return (
    <VocabularyTest
      name={name}
      words={words}
      total={total}
      isAll={isAll}
      loading={loading}
      isOwn={!isRecommended(listId)}
      random={random}
    />
  )
}

type WordsPendingProps = { name: string; error: Error | null; refetch: () => unknown }

function WordsPending({ name, ...query }: WordsPendingProps) {
  const { t } = useTranslation('vocabulary')
  const body = (
    <QueryView query={{ ...query, data: undefined }} loading={<WordSkeleton />} failed={t('wordsFailed')}>
      {() => null}
    </QueryView>
  )
  return <SessionFrame title={name} showTitle body={body} />
}
