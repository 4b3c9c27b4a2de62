import { useQuery } from '@tanstack/react-query'
import type { ListingPart, MediaCard as MediaCardData } from '@verbena/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../parts/errors/error-message.ts'
import type { Audience } from '../../parts/learner/use-audience.ts'
import { QueryView } from '../../parts/queries/query-view.tsx'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { CatalogueEmpty } from './catalogue-empty.tsx'
import { type CatalogueKind, catalogueKinds } from './catalogue-kind.ts'
import { everything, listingQuery } from './catalogue-queries.ts'
import { CatalogueSkeleton } from './catalogue-skeleton.tsx'
import { EndOfLevel } from './end-of-level.tsx'
import type { Filters, ListedTab } from './filter-params.ts'
import { MediaCard } from './media-card.tsx'
import { OtherLevels } from './other-levels.tsx'
import { ShowMore } from './show-more.tsx'
import { useCardPages } from './use-card-pages.ts'

type Props = {
  kind: CatalogueKind
  tab: ListedTab
  audience: Audience
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}

const partOf = { new: 'new', history: 'studied' } as const satisfies Record<ListedTab, ListingPart>

export function CatalogueCards({ kind, tab, audience, filters, onChange }: Props) {
  const { t } = useTranslation('catalogue')
  const part = partOf[tab]
  const { pages, cards, hasOpenedSome } = useCardPages(kind, audience, filters, part)
  // The cards wait for the whole listing, so that the card of the item to resume does not shift them down later.
  const whole = useWhole(kind, audience)
  const hasFailed = pages.isError && !pages.isFetchNextPageError
  const refetch = () => {
    void pages.refetch()
    if (whole.isError) void whole.refetch()
  }
  return (
    <QueryView
      query={{
        data: hasFailed || whole.isPending ? undefined : pages.data,
        error: hasFailed ? pages.error : null,
        refetch,
      }}
      loading={<CatalogueSkeleton />}
      failed={t(`${kind}.loadFailed`)}
    >
      {shownCards}
    </QueryView>
  )

  function shownCards() {
    const isWholeLevel = filters.level !== 'all' && filters.search === '' && filters.category === ''
    const isAllOfLevel =
      isWholeLevel &&
      !pages.hasNextPage &&
      !pages.isPlaceholderData &&
      !isEachLocked(cards) &&
      cards.length > 0 &&
      (whole.data?.[part].length ?? 0) > cards.length
    const found = pages.hasNextPage ? 'foundSoFar' : 'found'
    return (
      <div className="media-cards" tabIndex={-1} aria-busy={pages.isPlaceholderData}>
        <LiveRegion>{!pages.isPlaceholderData && t(found, { count: cards.length })}</LiveRegion>
        {cards.length === 0 && (
          <CatalogueEmpty
            kind={kind}
            tab={tab}
            filters={filters}
            isTabEmpty={whole.data?.[part].length === 0}
            hasOpenedSome={hasOpenedSome}
            hasHistory={whole.data !== undefined && whole.data.studied.length > 0}
            onChange={onChange}
          />
        )}
        {isEachLocked(cards) && whole.data && !isEachLocked(whole.data[part]) && (
          <OtherLevels level={filters.level} onChange={onChange} />
        )}
        <ul className="media-grid">
          {cards.map((card) => (
            <li key={card.id}>
              <MediaCard card={card} to={catalogueKinds[kind].pageOf(card.id)} />
            </li>
          ))}
        </ul>
        {isAllOfLevel && <EndOfLevel level={filters.level} onChange={onChange} />}
        {pages.hasNextPage && !pages.isPlaceholderData && (
          <ShowMore
            isLoading={pages.isFetchingNextPage}
            failure={pages.isFetchNextPageError ? errorMessage(pages.error, t) : null}
            onMore={() => void pages.fetchNextPage({ cancelRefetch: false })}
          />
        )}
      </div>
    )
  }
}

const isEachLocked = (cards: readonly MediaCardData[]) =>
  cards.length > 0 && cards.every(({ isLocked }) => isLocked)

/** The listing without filters; every field is read here, because TanStack Query re-renders only for fields that were read. */
function useWhole(kind: CatalogueKind, audience: Audience) {
  const { data, isPending, isError, refetch } = useQuery(listingQuery(kind, audience, everything))
  return { data, isPending, isError, refetch }
}
