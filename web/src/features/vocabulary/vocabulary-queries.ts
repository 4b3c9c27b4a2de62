import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { listPersonalLists } from '@verbena/contract/vocabulary/lists'
import { listRecommendedLists } from '@verbena/contract/vocabulary/recommended-lists'
import { listWordPage } from '@verbena/contract/vocabulary/word-page'
import { listWords, type Word } from '@verbena/contract/vocabulary/words'
import { call } from '../../api/call.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'

/** Words are also saved from the player, so the lists are fetched again whenever they are opened. */
export const personalListsQuery = queryOptions({
  queryKey: queryKeys.vocabulary.lists,
  queryFn: ({ signal }) => call(listPersonalLists, {}, { signal }),
  staleTime: 0,
})

/** @param audienceKey the lists depend on the learner's languages and level */
export const recommendedListsQuery = (audienceKey: string) =>
  queryOptions({
    queryKey: queryKeys.vocabulary.recommended(audienceKey),
    queryFn: ({ signal }) => call(listRecommendedLists, {}, { signal }),
  })

/** All words of a list at once, because a test shuffles them. */
export function wordsQuery(listId: string) {
  return queryOptions({
    queryKey: queryKeys.vocabulary.words(listId),
    queryFn: ({ signal }) => call(listWords, { params: { themeId: listId } }, { signal }),
    staleTime: 0,
  })
}

/** The first page of a long list, so that a test can begin before all words are loaded. */
export function firstWordsQuery(listId: string) {
  return queryOptions({
    queryKey: queryKeys.vocabulary.firstWords(listId),
    queryFn: async ({ signal }) => {
      const { words } = await call(listWordPage, { params: { id: listId }, query: {} }, { signal })
      return words
    },
    staleTime: 0,
    gcTime: 0,
    // A running test has copied its words, so a refetch would be wasted.
    refetchOnReconnect: false,
  })
}

/** The words of a list by pages, so that a long list opens as fast as a short one. */
export const wordPagesQuery = (listId: string, search = '') =>
  infiniteQueryOptions({
    queryKey: queryKeys.vocabulary.pages(listId, search),
    queryFn: ({ pageParam, signal }) =>
      call(
        listWordPage,
        {
          params: { id: listId },
          query: { ...(pageParam && { after: pageParam }), ...(search && { search }) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    // Reopening begins at the first page, because a refetch would request every page that was seen.
    gcTime: 0,
  })

type WordPages = InfiniteData<{ words: Word[]; next: string | null }, string>

/** Changes the cached words of a list in all of its queries. */
export function changeWords(client: QueryClient, listId: string, change: (words: Word[]) => Word[]) {
  client.setQueriesData<WordPages>(
    { queryKey: queryKeys.vocabulary.allPages(listId) },
    (found) =>
      found && { ...found, pages: found.pages.map((page) => ({ ...page, words: change(page.words) })) },
  )
  client.setQueryData(wordsQuery(listId).queryKey, (words) => words && change(words))
}

/** Fetches the words again after a change failed. */
export function reloadWords(client: QueryClient, listId: string) {
  void client.invalidateQueries({ queryKey: queryKeys.vocabulary.allPages(listId) })
  void client.invalidateQueries({ queryKey: queryKeys.vocabulary.words(listId) })
}
