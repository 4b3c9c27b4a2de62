import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  listWritingSamples,
  listWritings,
  listWritingVersions,
  readWriting,
} from '@verbena/contract/writing/writing'
import { call } from '../../api/call.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'
import { afterPendingSave } from './text/pending-saves.ts'

export const writingsQuery = (learnerId: string, search: string) =>
  queryOptions({
    queryKey: queryKeys.writing.list(learnerId, search),
    queryFn: ({ signal }) => call(listWritings, { query: search ? { search } : {} }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Fetched each time a text is opened, because another device may have changed it. */
export const writingQuery = (learnerId: string, id: string) =>
  queryOptions({
    queryKey: queryKeys.writing.text(learnerId, id),
    queryFn: async ({ signal }) => {
      await afterPendingSave(learnerId, id)
      return call(readWriting, { params: { id } }, { signal })
    },
    staleTime: 0,
    gcTime: 0,
  })

/** @param save ends when the text is saved, or cannot be: a save may add a version */
export const versionsQuery = (learnerId: string, id: string, save: () => Promise<void>) =>
  queryOptions({
    queryKey: queryKeys.writing.versions(learnerId, id),
    queryFn: async ({ signal }) => {
      await save()
      return call(listWritingVersions, { params: { id } }, { signal })
    },
    staleTime: 0,
    gcTime: 0,
  })

/** Samples are in the target language, their tasks in the learner's native language. */
export const samplesQuery = (audienceKey: string) =>
  queryOptions({
    queryKey: queryKeys.writing.samples(audienceKey),
    queryFn: ({ signal }) => call(listWritingSamples, { query: {} }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
