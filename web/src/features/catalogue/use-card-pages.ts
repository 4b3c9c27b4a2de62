import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { ListingPart } from '@verbena/contract/catalogue'
import { useMemo } from 'react'
import type { Audience } from '../../parts/learner/use-audience.ts'
import type { CatalogueKind } from './catalogue-kind.ts'
import { firstPage, listingQuery, pagesQuery } from './catalogue-queries.ts'
import type { Filters } from './filter-params.ts'

/**
 * The cards of one part that have been requested, each once. Until those of new filters are here, the cards of the
 * filters before stay; another part begins with what its listing brought already.
 */
export function useCardPages(kind: CatalogueKind, audience: Audience, filters: Filters, part: ListingPart) {
  const client = useQueryClient()
  const pages = useInfiniteQuery({
    ...pagesQuery(kind, audience, filters, part),
    placeholderData: (previous, query) => {
      if (query?.queryKey.at(-1) === part) return previous
      const listing = client.getQueryData(listingQuery(kind, audience, filters).queryKey)
      return listing && { pages: [firstPage(listing, part)], pageParams: [null] }
    },
  })
  const cards = useMemo(() => {
    const all = pages.data?.pages.flatMap((page) => page.cards) ?? []
    return [...new Map(all.map((card) => [card.id, card])).values()]
  }, [pages.data])
  return { pages, cards, hasOpenedSome: pages.data?.pages[0]?.hasOpenedSome === true }
}
