import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listWritingSamples, listWritings, listWritingVersions, readWriting } from '@verbena/contract/writing'
import { call } from '../../api/call.ts'
import { whenLeft } from './text/text-keeper.ts'

const writingKey = 'writing'

/** How the keys of all lists of a learner's texts begin. */
export const listsKey = (username: string) => [writingKey, username, 'list'] as const

export const writingsQuery = (username: string, search: string) =>
  queryOptions({
    queryKey: [...listsKey(username), search],
    queryFn: ({ signal }) => call(listWritings, { query: search ? { search } : {} }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Asked for each time that a text is opened: what another device wrote belongs into it. */
export const writingQuery = (username: string, id: string) =>
  queryOptions({
    queryKey: [writingKey, username, 'text', id],
    queryFn: async ({ signal }) => {
      await whenLeft(username, id)
      return call(readWriting, { params: { id } }, { signal })
    },
    staleTime: 0,
    gcTime: 0,
  })

export const versionsQuery = (username: string, id: string) =>
  queryOptions({
    queryKey: [writingKey, username, 'versions', id],
    queryFn: ({ signal }) => call(listWritingVersions, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Of the language studied; tasks come in the learner's own. */
export const samplesQuery = (audienceKey: string) =>
  queryOptions({
    queryKey: [writingKey, 'samples', audienceKey],
    queryFn: ({ signal }) => call(listWritingSamples, { query: {} }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
