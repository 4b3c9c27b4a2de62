import { queryOptions } from '@tanstack/react-query'
import { listLessons } from '@verbena/contract/lessons/lessons'
import { call } from '../../../api/call.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'

/** All lessons of the learner, lowest level first. @param audience of `useAudience` */
export const pathQuery = (audience: string) =>
  queryOptions({
    queryKey: queryKeys.lessons.path(audience),
    queryFn: async ({ signal }) => (await call(listLessons, { query: {} }, { signal })).items,
    staleTime: 30_000,
  })
