import { useQueryClient } from '@tanstack/react-query'
import type { OwnMediaListing } from '@verbena/contract/own-media/own-media'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { ActiveUploads } from '../add/active-uploads.tsx'
import { AddOwnMedia } from '../add/add-own-media.tsx'
import { byteSize } from '../byte-size.ts'
import type { OwnMediaKind } from '../own-media-kind.ts'
import { filterOwnMedia, noFilter } from './filter-own-media.ts'
import { OwnMediaCard } from './own-media-card.tsx'
import { OwnMediaFilters } from './own-media-filters.tsx'
import { OwnMediaPrompt } from './own-media-prompt.tsx'
import { useAddDialog } from './use-add-dialog.ts'

type Props = { kind: OwnMediaKind; learnerId: string; listing: OwnMediaListing }

export function OwnMediaList({ kind, learnerId, listing }: Props) {
  const { t } = useTranslation('ownMedia')
  const client = useQueryClient()
  const { isAdding, setAdding } = useAddDialog()
  const [filters, setFilters] = useState(noFilter)
  const own = listing.items.filter((item) => item.kind === kind)
  const shown = filterOwnMedia(own, filters)
  const { mayAdd, usage } = listing
  if (!mayAdd && own.length === 0) return <OwnMediaPrompt kind={kind} />
  return (
    <div className="own-media">
      {own.length > 0 && (
        <div className="own-media__head">
          <OwnMediaFilters
            filters={filters}
            categories={[...new Set(own.map(({ category }) => category))].sort()}
            onChange={(change) => setFilters({ ...filters, ...change })}
          />
        </div>
      )}
      {!mayAdd && <OwnMediaPrompt kind={kind} hasSome />}
      {/* The dialog shows the progress of its own upload. */}
      {mayAdd && !isAdding && (
        <ActiveUploads
          learnerId={learnerId}
          onAdded={() => void client.invalidateQueries({ queryKey: queryKeys.ownMedia.all })}
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
          <Button variant="quiet" onClick={() => setFilters(noFilter)}>
            {t('clearFilters')}
          </Button>
        </EmptyState>
      )}
      <LiveRegion>{filters !== noFilter && t('found', { count: shown.length })}</LiveRegion>
      <ul className="own-media__list">
        {shown.map((item) => (
          <li key={item.id}>
            <OwnMediaCard item={item} learnerId={learnerId} mayAdd={mayAdd} />
          </li>
        ))}
      </ul>
      {usage.bytes > 0 && (
        <p className="caption">
          {t('space', { used: byteSize(t, usage.bytes), whole: byteSize(t, usage.bytesMaximum) })}
        </p>
      )}
      {mayAdd && isAdding && (
        <AddOwnMedia kind={kind} learnerId={learnerId} usage={usage} onClose={() => setAdding(false)} />
      )}
    </div>
  )
}
