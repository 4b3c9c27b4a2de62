import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { ListingPart } from '@verbena/contract/catalogue'
import { useMemo } from 'react'
import type { Audience } from '../../parts/learner/use-audience.ts'
import type { CatalogueKind } from './catalogue-kind.ts'
import { firstPage, listingQuery, pagesQuery } from './catalogue-queries.ts'
import type { Filters } from './filter-params.ts'

/**
 * The requested cards of one part, without duplicates. While the cards of new filters load, the previous cards stay; a new
 * part starts with the cards that its listing already has.
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
