import { useQueryClient } from '@tanstack/react-query'
import type { OwnMediaListing } from '@verbena/contract/own-media'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../../parts/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { AddOwnMedia } from '../add/add-own-media.tsx'
import { UploadsUnderWay } from '../add/uploads-under-way.tsx'
import { byteSize } from '../byte-size.ts'
import { OwnFilterRow } from './own-filter-row.tsx'
import { filtered, noFilters } from './own-filters.ts'
import { OwnMediaCard } from './own-media-card.tsx'
import { OwnMediaPrompt } from './own-media-prompt.tsx'
import type { OwnKind } from './own-media-tab.tsx'
import { useAdding } from './use-adding.ts'

type Props = { kind: OwnKind; username: string; listing: OwnMediaListing }

export function OwnMediaList({ kind, username, listing }: Props) {
  const { t } = useTranslation('ownMedia')
  const client = useQueryClient()
  const { isAdding, setAdding } = useAdding()
  const [filters, setFilters] = useState(noFilters)
  const own = listing.items.filter((item) => item.kind === kind)
  const shown = filtered(own, filters)
  const { mayAdd, usage } = listing
  if (!mayAdd && own.length === 0) return <OwnMediaPrompt kind={kind} />
  return (
    <div className="own-media">
      {own.length > 0 && (
        <div className="own-media__head">
          <OwnFilterRow
            filters={filters}
            categories={[...new Set(own.map(({ category }) => category))].sort()}
            onChange={(change) => setFilters({ ...filters, ...change })}
          />
        </div>
      )}
      {!mayAdd && <OwnMediaPrompt kind={kind} hasSome />}
      {/* The dialog tells of its own file. */}
      {mayAdd && !isAdding && (
        <UploadsUnderWay
          username={username}
          onAdded={() => void client.invalidateQueries({ queryKey: queryKeys.ownMedia })}
        />
      )}
      {own.length === 0 && (
        <EmptyState title={t(`${kind}.emptyTitle`)} text={t('emptyText')}>
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Plus className="icon" aria-hidden="true" />
            {t(`${kind}.add`)}
          </Button>
        </EmptyState>
      )}
      {own.length > 0 && shown.length === 0 && (
        <EmptyState title={t('noneFound')} text={t('noneFoundText')}>
          <Button variant="quiet" onClick={() => setFilters(noFilters)}>
            {t('clearFilters')}
          </Button>
        </EmptyState>
      )}
      <LiveRegion>{filters !== noFilters && t('found', { count: shown.length })}</LiveRegion>
      <ul className="own-media__list">
        {shown.map((item) => (
          <li key={item.id}>
            <OwnMediaCard item={item} username={username} mayAdd={mayAdd} />
          </li>
        ))}
      </ul>
      {usage.bytes > 0 && (
        <p className="caption">
          {t('space', { used: byteSize(t, usage.bytes), whole: byteSize(t, usage.bytesMaximum) })}
        </p>
      )}
      {mayAdd && isAdding && (
        <AddOwnMedia kind={kind} username={username} usage={usage} onClose={() => setAdding(false)} />
      )}
    </div>
  )
}
