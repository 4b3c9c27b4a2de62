import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  type Listing,
  type ListingPart,
  listLevels,
  listMore,
  type MediaCard,
} from '@verbena/contract/catalogue'
import { call } from '../../api/call.ts'
import type { Audience } from '../../parts/learner/use-audience.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'
import { type CatalogueKind, catalogueKinds } from './catalogue-kind.ts'
import type { Filters } from './filter-params.ts'
import { cardsOfPage } from './page-size.ts'

type Question = Pick<Filters, 'search' | 'level' | 'category'>

export const everything: Question = { search: '', level: 'all', category: '' }

/** The first page of each part. */
export function listingQuery(kind: CatalogueKind, audience: Audience, question: Question) {
  const { search, level, category } = question
  return queryOptions({
    queryKey: queryKeys.catalogue.listing(kind, audience.key, { search, level, category }),
    queryFn: ({ signal }) =>
      call(catalogueKinds[kind].listing, { query: requestQuery(audience, question) }, { signal }),
    // An item that was opened since then moves from new to history.
    staleTime: 0,
  })
}

/**
 * The cards of one page, the cursor of the next page, and on the first page whether the learner has opened any item.
 */
export type CardsPage = { cards: readonly MediaCard[]; next: string | null; hasOpenedSome: boolean }

/**
 * The requested pages of one part. The first page is part of the listing, so that it shares a request with
 * `listingQuery`. All pages are refetched together, because opening an item changes every cursor.
 */
export function pagesQuery(kind: CatalogueKind, audience: Audience, question: Question, part: ListingPart) {
  const { search, level, category } = question
  return infiniteQueryOptions({
    queryKey: queryKeys.catalogue.part(kind, audience.key, { search, level, category }, part),
    queryFn: async ({ client, pageParam: after, signal }): Promise<CardsPage> => {
      if (after === null)
        return firstPage(await client.fetchQuery(listingQuery(kind, audience, question)), part)
      const params = { kind: catalogueKinds[kind].item, part }
      const query = { ...requestQuery(audience, question), after }
      return { ...(await call(listMore, { params, query }, { signal })), hasOpenedSome: false }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
}

export const firstPage = (listing: Listing, part: ListingPart): CardsPage => ({
  cards: listing[part],
  next: listing.next?.[part] ?? null,
  hasOpenedSome: listing.studied.length > 0,
})

const requestQuery = ({ guestNative, guestTarget }: Audience, { search, level, category }: Question) => ({
  ...guestNative,
  ...guestTarget,
  ...(search && { search }),
  ...(level !== 'all' && { level }),
  ...(category && { category }),
  limit: cardsOfPage,
})

export function categoriesQuery(kind: CatalogueKind, audience: Audience) {
  return queryOptions({
    queryKey: queryKeys.catalogue.categories(kind, audience.key),
    queryFn: ({ signal }) =>
      call(catalogueKinds[kind].categories, { query: audience.guestTarget }, { signal }),
  })
}

export const levelsQuery = queryOptions({
  queryKey: queryKeys.catalogue.levels,
  queryFn: ({ signal }) => call(listLevels, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
