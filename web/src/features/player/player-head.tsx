import type { MediaItem } from '@verbena/contract/catalogue'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { categoryLabel } from '../../parts/category-label.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { type PlayerKind, playerKinds } from './player-kind.ts'

/** Way back, title, and what kind of thing this is. */
export function PlayerHead({ kind, item }: { kind: PlayerKind; item: MediaItem }) {
  const { t } = useTranslation('player')
  const { t: tCatalogue } = useTranslation('catalogue')
  const { listing, back } = playerKinds[kind]
  return (
    <header className="player__head">
      <Link className="icon-button" to={listing} aria-label={t(back)} title={t(back)}>
        <ChevronLeft className="icon" aria-hidden="true" />
      </Link>
      <PageTitle title={item.title} lang={item.language} />
      <div className="player__meta">
        <span className="only-desktop">
          {[categoryLabel(tCatalogue, item.category), item.place].filter(Boolean).join(' · ')}
        </span>
        <span className="level">{item.level}</span>
      </div>
    </header>
  )
}
