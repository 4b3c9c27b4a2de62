import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { listPersonalLists, listRecommendedLists, listWords, type Word } from '@verbena/contract/vocabulary'
import { listWordPage } from '@verbena/contract/words'
import { call } from '../../api/call.ts'
import { queryKeys } from '../../parts/query-keys.ts'

/** Words are saved from the player too, so a list is asked for again whenever it is opened. */
export const personalListsQuery = queryOptions({
  queryKey: [...queryKeys.vocabulary, 'lists'],
  queryFn: ({ signal }) => call(listPersonalLists, {}, { signal }),
  staleTime: 0,
})

/** Other languages, another level or another word that is known make others of them. */
export const recommendedListsQuery = (audienceKey: string) =>
  queryOptions({
    queryKey: [...queryKeys.vocabulary, 'recommended', audienceKey],
    queryFn: ({ signal }) => call(listRecommendedLists, {}, { signal }),
  })

/** All words of a list at once: a test asks them in any order. */
export function wordsQuery(listId: string) {
  return queryOptions({
    queryKey: [...queryKeys.vocabulary, 'words', listId],
    queryFn: ({ signal }) => call(listWords, { params: { themeId: listId } }, { signal }),
    staleTime: 0,
  })
}

/** The first of a long list, for a test that begins with them. */
export function firstWordsQuery(listId: string) {
  return queryOptions({
    queryKey: [...queryKeys.vocabulary, 'first-words', listId],
    queryFn: async ({ signal }) => {
      const { words } = await call(listWordPage, { params: { id: listId }, query: {} }, { signal })
      return words
    },
    staleTime: 0,
    gcTime: 0,
    // Begun once, the test has them: what changes meanwhile does not disturb it.
    refetchOnReconnect: false,
  })
}

const pagesKey = (listId: string) => [...queryKeys.vocabulary, 'pages', listId]

/** The words of a list a page at a time: a list of ten thousand opens as one of ten. */
export const wordPagesQuery = (listId: string, search = '') =>
  infiniteQueryOptions({
    queryKey: [...pagesKey(listId), search],
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
    // Opened again it begins at its first page: to ask for every page that was seen would take as many calls.
    gcTime: 0,
  })

type WordPages = InfiniteData<{ words: Word[]; next: string | null }, string>

/** Changes the words of a list wherever its pages are shown. */
export function changeWords(client: QueryClient, listId: string, change: (words: Word[]) => Word[]) {
  client.setQueriesData<WordPages>(
    { queryKey: pagesKey(listId) },
    (found) =>
      found && { ...found, pages: found.pages.map((page) => ({ ...page, words: change(page.words) })) },
  )
  client.setQueryData(wordsQuery(listId).queryKey, (words) => words && change(words))
}

/** After a change failed: what the server has. */
export function reloadWords(client: QueryClient, listId: string) {
  void client.invalidateQueries({ queryKey: pagesKey(listId) })
  void client.invalidateQueries({ queryKey: wordsQuery(listId).queryKey })
}
