import { queryOptions } from '@tanstack/react-query'
import { listSongs, listVideos } from '@verbena/contract/catalogue'
import { listPersonalLists } from '@verbena/contract/vocabulary'
import { call } from '../../api/call.ts'
import { queryKeys } from '../../parts/query-keys.ts'
import type { Audience } from '../../parts/use-audience.ts'

const listings = { videos: listVideos, songs: listSongs }

/** What this learner opened in the language studied, last opened first. Asked anew each time: it may just have changed. */
export function studiedQuery(kind: 'videos' | 'songs', audience: Audience) {
  return queryOptions({
    queryKey: [...queryKeys.catalogue, kind, audience.key, 'studied'],
    queryFn: async ({ signal }) => (await call(listings[kind], { query: {} }, { signal })).studied,
    staleTime: 0,
  })
}

/** The same entry of the cache as on the vocabulary page: it is the same question. */
export const personalListsQuery = queryOptions({
  queryKey: [...queryKeys.vocabulary, 'lists'],
  queryFn: ({ signal }) => call(listPersonalLists, {}, { signal }),
  staleTime: 0,
})
