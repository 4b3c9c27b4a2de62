import { queryOptions } from '@tanstack/react-query'
import { listLevels } from '@verbena/contract/catalogue'
import { call } from '../../api/call.ts'
import { queryKeys } from '../../parts/query-keys.ts'
import type { Audience } from '../../parts/use-audience.ts'
import { type CatalogueKind, catalogueKinds } from './catalogue-kind.ts'
import type { Filters } from './filters.ts'

type Question = Pick<Filters, 'search' | 'level' | 'category'>

export const everything: Question = { search: '', level: 'all', category: '' }

export function listingQuery(kind: CatalogueKind, audience: Audience, question: Question) {
  const { search, level, category } = question
  const query = {
    ...audience.guestNative,
    ...audience.guestTarget,
    ...(search && { search }),
    ...(level !== 'all' && { level }),
    ...(category && { category }),
  }
  return queryOptions({
    queryKey: [...queryKeys.catalogue, kind, audience.key, { search, level, category }],
    queryFn: ({ signal }) => call(catalogueKinds[kind].listing, { query }, { signal }),
    // What was watched since then moves from new to history.
    staleTime: 0,
  })
}

export function categoriesQuery(kind: CatalogueKind, audience: Audience) {
  return queryOptions({
    queryKey: [...queryKeys.catalogue, kind, audience.key, 'categories'],
    queryFn: ({ signal }) =>
      call(catalogueKinds[kind].categories, { query: audience.guestTarget }, { signal }),
  })
}

export const levelsQuery = queryOptions({
  queryKey: ['levels'],
  queryFn: ({ signal }) => call(listLevels, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
