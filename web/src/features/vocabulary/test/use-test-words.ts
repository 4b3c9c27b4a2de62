import { useQuery } from '@tanstack/react-query'
import { wordsOfPage } from '@verbena/contract/vocabulary/word-page'
import type { Word } from '@verbena/contract/vocabulary/words'
import { isRecommended, useListSummary } from '../session/use-list-summary.ts'
import { firstWordsQuery, wordsQuery } from '../vocabulary-queries.ts'

/**
 * The words of a test. The first page of a long list is loaded before the rest, so that the test begins at once on a slow
 * connection.
 */
export function useTestWords(listId: string) {
  const { wordCount } = useListSummary(listId)
  const isLong = !isRecommended(listId) && wordCount > wordsOfPage
  const first = useQuery({ ...firstWordsQuery(listId), enabled: isLong })
  const all = useQuery({ ...wordsQuery(listId), enabled: !isLong || first.isFetchedAfterMount })
  // A test uses the present words, not cached ones from when the list was last opened.
  const words = all.isFetchedAfterMount && all.data ? all.data : isLong && freshOf(first)
  const isAll = all.isFetchedAfterMount && all.data !== undefined
  const testable = words ? words.filter(hasTranslation) : undefined
  return {
    words: testable?.length === 0 && !isAll ? undefined : testable,
    isAll,
    total: isAll ? (testable?.length ?? 0) : wordCount,
    error: isAll ? null : all.error,
    refetch: all.refetch,
  }
}

const freshOf = ({ data, isFetchedAfterMount }: { data: Word[] | undefined; isFetchedAfterMount: boolean }) =>
  isFetchedAfterMount && data

/** A word without a translation cannot be answered. */
const hasTranslation = ({ translation }: Word) => translation.replaceAll(',', '').trim() !== ''
