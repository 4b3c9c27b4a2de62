import type { MediaItem } from '@verbena/contract/catalogue'
import Captions from 'lucide-react/icons/captions'
import MonitorPlay from 'lucide-react/icons/monitor-play'
import { useTranslation } from 'react-i18next'
import { Link, useMatch } from 'react-router'
import { categoryLabel } from '../../../parts/media/category-label.ts'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { BackLink } from './back-link.tsx'
import { type PlayerKind, playerKinds } from './player-kind.ts'

type Props = { kind: PlayerKind; item: MediaItem; hasText: boolean }

/** The back link, the title, the link to edit the text of an own item, and the facts about the item. */
export function PlayerHeader({ kind, item, hasText }: Props) {
  const { t } = useTranslation('player')
  const { t: tCatalogue } = useTranslation('catalogue')
  const { textOf, pageOf } = playerKinds[kind]
  const isEditing = useMatch('/:kind/:id/text') !== null
  const editLabel = isEditing ? t('backToPlayer') : t('editText')
  return (
    <header className="player__head">
      <BackLink kind={kind} />
      <PageTitle title={item.title} lang={item.language} />
      {item.isOwn && (hasText || !isEditing) && (
        <Link
          className="control player__edit"
          to={isEditing ? `${pageOf(item.id)}?tab=transcription` : textOf(item.id)}
          aria-label={editLabel}
          title={editLabel}
        >
          {isEditing ? (
            <MonitorPlay className="icon" aria-hidden="true" />
          ) : (
            <Captions className="icon" aria-hidden="true" />
          )}
          <span className="only-desktop">{editLabel}</span>
        </Link>
      )}
      <div className="player__meta">
        <span className="only-desktop">
          {[categoryLabel(tCatalogue, item.category), item.place].filter(Boolean).join(' · ')}
        </span>
        <span className="level">{item.level}</span>
      </div>
    </header>
  )
}
