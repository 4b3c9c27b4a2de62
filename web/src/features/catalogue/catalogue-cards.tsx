import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Listing, MediaCard as MediaCardData } from '@verbena/contract/catalogue'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../parts/error-message.ts'
import type { Audience } from '../../parts/use-audience.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { CatalogueEmpty } from './catalogue-empty.tsx'
import { type CatalogueKind, catalogueKinds } from './catalogue-kind.ts'
import { everything, listingQuery } from './catalogue-queries.ts'
import { CatalogueSkeleton } from './catalogue-skeleton.tsx'
import type { CatalogueTab, Filters } from './filters.ts'
import { MediaCard } from './media-card.tsx'
import { OtherLevels } from './other-levels.tsx'

type Props = {
  kind: CatalogueKind
  audience: Audience
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}

const partOf = { new: 'new', history: 'studied', mine: 'myLists' } as const satisfies Record<
  CatalogueTab,
  keyof Listing
>

/** The cards of the filters before stay until those of the new ones are here. */
export function CatalogueCards({ kind, audience, filters, onChange }: Props) {
  const { t } = useTranslation('catalogue')
  const listing = useQuery({ ...listingQuery(kind, audience, filters), placeholderData: keepPreviousData })
  // Waited for, so that its card to resume does not push these down later.
  const whole = useWhole(kind, audience)
  if (listing.isError)
    return (
      <ErrorState
        title={t(`${kind}.loadFailed`)}
        text={errorMessage(listing.error, t)}
        onRetry={() => {
          void listing.refetch()
          if (whole.isError) void whole.refetch()
        }}
      />
    )
  if (listing.isPending || whole.isPending) return <CatalogueSkeleton />
  const part = partOf[filters.tab]
  const cards = listing.data[part]
  return (
    <div className="media-cards" tabIndex={-1} aria-busy={listing.isPlaceholderData}>
      <LiveRegion>{!listing.isPlaceholderData && t('found', { count: cards.length })}</LiveRegion>
      {cards.length === 0 && (
        <CatalogueEmpty
          kind={kind}
          filters={filters}
          isTabEmpty={whole.data?.[part].length === 0}
          hasOpenedSome={listing.data.studied.length > 0}
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
    </div>
  )
}

const isEachLocked = (cards: readonly MediaCardData[]) =>
  cards.length > 0 && cards.every(({ isLocked }) => isLocked)

/** The listing without filters; every field is read here, because the query tells only of fields that were read. */
function useWhole(kind: CatalogueKind, audience: Audience) {
  const { data, isPending, isError, refetch } = useQuery(listingQuery(kind, audience, everything))
  return { data, isPending, isError, refetch }
}
