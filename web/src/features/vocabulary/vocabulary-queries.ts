import { queryOptions } from '@tanstack/react-query'
import { listPersonalLists, listWords } from '@verbena/contract/vocabulary'
import { call } from '../../api/call.ts'
import { queryKeys } from '../../parts/query-keys.ts'

/** Words are saved from the player too, so a list is asked for again whenever it is opened. */
export const personalListsQuery = queryOptions({
  queryKey: [...queryKeys.vocabulary, 'lists'],
  queryFn: ({ signal }) => call(listPersonalLists, {}, { signal }),
  staleTime: 0,
})

export function wordsQuery(listId: string) {
  return queryOptions({
    queryKey: [...queryKeys.vocabulary, 'words', listId],
    queryFn: ({ signal }) => call(listWords, { params: { themeId: listId } }, { signal }),
    staleTime: 0,
  })
}
