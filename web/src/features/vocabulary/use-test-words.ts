import { useQuery } from '@tanstack/react-query'
import type { Word } from '@verbena/contract/vocabulary'
import { wordsOfPage } from '@verbena/contract/words'
import { isRecommended, useListFacts } from './use-list-facts.ts'
import { firstWordsQuery, wordsQuery } from './vocabulary-queries.ts'

/**
 * The words that a test can ask. Of a long list the first hundred come before the others, which take as long as all pages
 * of a book on a slow line: so the test begins at once.
 */
export function useTestWords(listId: string) {
  const { wordCount } = useListFacts(listId)
  const isLong = !isRecommended(listId) && wordCount > wordsOfPage
  const first = useQuery({ ...firstWordsQuery(listId), enabled: isLong })
  const all = useQuery({ ...wordsQuery(listId), enabled: !isLong || first.isFetchedAfterMount })
  // A test asks what the list holds now, not what it held when it was last opened.
  const words = all.isFetchedAfterMount && all.data ? all.data : isLong && freshOf(first)
  const isAll = all.isFetchedAfterMount && all.data !== undefined
  const askable = words ? words.filter(hasTranslation) : undefined
  return {
    words: askable?.length === 0 && !isAll ? undefined : askable,
    isAll,
    total: isAll ? (askable?.length ?? 0) : wordCount,
    error: isAll ? null : all.error,
    refetch: all.refetch,
  }
}

const freshOf = ({ data, isFetchedAfterMount }: { data: Word[] | undefined; isFetchedAfterMount: boolean }) =>
  isFetchedAfterMount && data

/** Without a translation there is nothing that an answer could match. */
const hasTranslation = ({ translation }: Word) => translation.replaceAll(',', '').trim() !== ''
