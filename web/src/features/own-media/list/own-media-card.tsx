import type { OwnMedia } from '@verbena/contract/own-media/own-media'
import { clockTime } from '@verbena/language/media/clock-time'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { categoryLabel } from '../../../parts/media/category-label.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { byteSize } from '../byte-size.ts'
import { EditOwnMedia } from './edit-own-media.tsx'
import { OwnMediaMenu } from './own-media-menu.tsx'
import { TranscriptState } from './transcript-state.tsx'
import { useRemoveOwnMedia } from './use-remove-own-media.ts'

type Props = { item: OwnMedia; learnerId: string; mayAdd: boolean }

/** An own item with its facts, the state of its transcript, and a menu. */
export function OwnMediaCard({ item, learnerId, mayAdd }: Props) {
  const { t } = useTranslation('ownMedia')
  const { t: tCatalogue } = useTranslation('catalogue')
  const [isEditing, setEditing] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  const remove = useRemoveOwnMedia(learnerId)
  const { durationSeconds, source, bytes } = item
  const facts = [
    item.level,
    categoryLabel(tCatalogue, item.category),
    source === 'youtube' ? t('youTube') : byteSize(t, bytes),
  ]
  return (
    <article className="own-card">
      <div className="own-card__poster">
        <Poster src={item.thumbnail} />
        {durationSeconds !== null && <span className="own-card__time">{clockTime(durationSeconds)}</span>}
      </div>
      <div className="own-card__text">
        <h2 lang={item.language}>
          <Link to={pageOf(item)}>{item.title}</Link>
        </h2>
        <p className="own-card__facts">{facts.join(' · ')}</p>
        <TranscriptState item={item} canTranscribe={mayAdd} />
      </div>
      <OwnMediaMenu
        item={item}
        button={menu}
        onEdit={() => setEditing(true)}
        onRemove={() => void remove(item)}
      />
      {isEditing && (
        <EditOwnMedia
          item={item}
          learnerId={learnerId}
          returnFocus={menu}
          onClose={() => setEditing(false)}
        />
      )}
    </article>
  )
}

const pageOf = ({ kind, id }: OwnMedia) => (kind === 'song' ? paths.song(id) : paths.video(id))
