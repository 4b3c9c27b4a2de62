import type { MediaItem } from '@verbena/contract/catalogue'
import Lock from 'lucide-react/icons/lock'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { UpgradeLink } from '../../../parts/billing/upgrade-prompt.tsx'
import { readMediaCard } from '../../../parts/media/media-card-state.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { BackLink } from './back-link.tsx'
import { type PlayerKind, playerKinds } from './player-kind.ts'
import './locked-item.css'

type Props = {
  kind: PlayerKind
  /** Missing if the server does not reveal it; the card in the listing has shown it already. */
  item?: MediaItem | undefined
}

/** Shown for a locked item of the premium catalogue: its details, how to unlock it, and links to continue. */
export function LockedItem({ kind, item }: Props) {
  const { t } = useTranslation('player')
  const fromListing = readMediaCard(useLocation().state)
  const card = item ?? fromListing
  const { allLevels, others } = playerKinds[kind]
  return (
    <main className="player player--alone">
      <header className="player__head">
        <BackLink kind={kind} />
        <PageTitle title={card?.title ?? t('locked.heading')} lang={card?.language} />
        {card && (
          <div className="player__meta">
            <span className="level">{card.level}</span>
          </div>
        )}
      </header>
      <section className="locked">
        {card && (
          <div className="locked__poster">
            <Poster src={card.thumbnail} />
            <span className="locked__tag">
              <Lock className="icon icon--sm" aria-hidden="true" />
              {t('locked.heading')}
            </span>
          </div>
        )}
        <h2>{t('locked.title')}</h2>
        <p>{t('locked.text')}</p>
        <div className="upgrade-prompt__actions">
          <UpgradeLink />
          <ButtonLink variant="quiet" to={allLevels}>
            {t(others)}
          </ButtonLink>
        </div>
      </section>
    </main>
  )
}
