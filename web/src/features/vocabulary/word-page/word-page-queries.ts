import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listWordSentences, readWord, type WordPage } from '@verbena/contract/vocabulary/word-page'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'

/**
 * Refetched whenever a page is opened, because words are also saved, reviewed and looked up elsewhere. Null if there is
 * no such word.
 */
export const wordQuery = (wordId: string) =>
  queryOptions({
    queryKey: queryKeys.vocabulary.wordPage(wordId),
    queryFn: ({ signal }): Promise<WordPage | null> =>
      call(readWord, { params: { id: wordId } }, { signal }).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
    staleTime: 0,
  })

/** The word was deleted, or the id in the URL never existed. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_REQUEST')

/** @param lemma changes when a form becomes a separate word, which has sentences of its own */
export const sentencesQuery = (wordId: string, lemma: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.vocabulary.wordSentences(wordId, lemma),
    queryFn: ({ pageParam, signal }) =>
      call(
        listWordSentences,
        { params: { id: wordId }, query: pageParam > 0 ? { from: String(pageParam) } : {} },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) =>
      hasMore ? pages.reduce((sum, { met }) => sum + met.length, 0) : null,
    staleTime: 0,
    gcTime: 0,
  })
