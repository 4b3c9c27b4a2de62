import type { MediaCard } from '@verbena/contract/catalogue'
import { clockTime } from '@verbena/language/media/clock-time'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ShareBar } from '../../ui/figures/share-bar.tsx'
import { Poster } from '../../ui/pictures/poster.tsx'
import { type CatalogueKind, catalogueKinds } from './catalogue-kind.ts'
import './media-card.css'
import './resume-card.css'

export function ResumeCard({ kind, card }: { kind: CatalogueKind; card: MediaCard }) {
  const { t } = useTranslation('catalogue')
  const to = catalogueKinds[kind].pageOf(card.id)
  const stoppedAt = card.progress ?? 0
  return (
    <section className="feature" aria-label={t('pickUp')}>
      <Link className="media-card__poster" to={to} tabIndex={-1} aria-hidden="true">
        <Poster src={card.thumbnail} />
        {card.durationSeconds !== null && (
          <span className="media-card__tag media-card__tag--time">{clockTime(card.durationSeconds)}</span>
        )}
      </Link>
      <div>
        <p className="feature__eyebrow">{t('pickUp')}</p>
        <h2 lang={card.language}>{card.title}</h2>
        <p className="muted">{t('stoppedAt', { time: clockTime(stoppedAt) })}</p>
        {card.durationSeconds !== null && card.durationSeconds > 0 && (
          <ShareBar
            parts={[{ kind: 'done', percent: Math.min(100, (100 * stoppedAt) / card.durationSeconds) }]}
          />
        )}
      </div>
      <ButtonLink variant="primary" to={to}>
        {t(`${kind}.resume`)}
      </ButtonLink>
    </section>
  )
}
