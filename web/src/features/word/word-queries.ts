import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listWordSentences, readWord, type WordPage } from '@verbena/contract/words'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { wordPagesKey } from '../../parts/word-card/word-statuses.ts'

/**
 * Words are saved, reviewed and met elsewhere, so a page is asked for again whenever it is opened; null where there is
 * no such word.
 */
export const wordQuery = (wordId: string) =>
  queryOptions({
    queryKey: [...wordPagesKey, wordId],
    queryFn: ({ signal }): Promise<WordPage | null> =>
      call(readWord, { params: { id: wordId } }, { signal }).catch((error: unknown) => {
        if (isGone(error)) return null
        throw error
      }),
    staleTime: 0,
  })

/** Deleted meanwhile, or never there: an address can be written by hand. */
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_REQUEST')

/** @param lemma a form that becomes a word of its own is said elsewhere than its base form */
export const sentencesQuery = (wordId: string, lemma: string) =>
  infiniteQueryOptions({
    queryKey: ['word-sentences', wordId, lemma],
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
