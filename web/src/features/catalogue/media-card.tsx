import type { MediaCard as Card } from '@verbena/contract/catalogue'
import { clockTime } from '@verbena/language/media/clock-time'
import Lock from 'lucide-react/icons/lock'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { categoryLabel } from '../../parts/media/category-label.ts'
import type { MediaCardState } from '../../parts/media/media-card-state.ts'
import { Poster } from '../../ui/pictures/poster.tsx'
import { KnownWordsShare } from './known-words-share.tsx'
import './media-card.css'

/** A locked card is a link too: the player explains how to unlock it. */
export function MediaCard({ card, to }: { card: Card; to: string }) {
  const { t } = useTranslation('catalogue')
  const { estimatedLevel } = card
  const estimate =
    estimatedLevel && estimatedLevel !== card.level && t('aboutLevel', { level: estimatedLevel })
  const meta = [categoryLabel(t, card.category), card.place, estimate].filter(Boolean).join(' · ')
  const { title, thumbnail, level, language } = card
  const state: MediaCardState = { card: { title, thumbnail, level, language } }
  return (
    <Link className={card.isLocked ? 'media-card media-card--locked' : 'media-card'} to={to} state={state}>
      <div className="media-card__poster">
        <Poster src={card.thumbnail} />
        {card.isPremium && (
          <span className="media-card__tag media-card__tag--lock">
            {card.isLocked && <Lock className="icon" aria-hidden="true" />}
            {t('premium')}
          </span>
        )}
        <span className="media-card__tag media-card__tag--level">{card.level}</span>
        {card.durationSeconds !== null && (
          <span className="media-card__tag media-card__tag--time">{clockTime(card.durationSeconds)}</span>
        )}
      </div>
      <h2 className="media-card__title" lang={card.language}>
        {card.title}
      </h2>
      <p className="media-card__meta">{meta}</p>
      {card.isLocked ? (
        <p className="media-card__opens">{t('opensWithPro')}</p>
      ) : (
        <KnownWordsShare knownShare={card.knownShare} learningShare={card.learningShare} />
      )}
    </Link>
  )
}
