import type { ListeningTheme } from '@verbena/contract/listening'
import Headphones from 'lucide-react/icons/headphones'
import Lock from 'lucide-react/icons/lock'
import PenLine from 'lucide-react/icons/pen-line'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { UpgradeLink } from '../../parts/billing/upgrade-prompt.tsx'
import { categoryLabel } from '../../parts/media/category-label.ts'
import { dictationPath } from '../../parts/navigation/dictation-path.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ShareBar } from '../../ui/figures/share-bar.tsx'
import { Poster } from '../../ui/pictures/poster.tsx'
import { themeLink } from './theme-link.ts'

/** A theme, with links to its listing, to an item to start with, and to a dictation. */
export function ThemeCard({ theme, level }: { theme: ListeningTheme; level: string | null }) {
  const { t } = useTranslation('listening')
  const { kind, begin, dictate } = theme
  return (
    <article className="theme-card">
      <div className="theme-card__poster">
        <Poster src={theme.thumbnail} />
      </div>
      <h3>
        <Link to={themeLink(theme, level)}>
          <ThemeName theme={theme} />
        </Link>
      </h3>
      <p className="theme-card__count">
        {theme.hasMore
          ? t(kind === 'video' ? 'moreVideos' : 'moreSongs', { count: theme.count })
          : t(kind === 'video' ? 'videos' : 'songs', { count: theme.count })}
      </p>
      <KnownShare share={theme.knownShare} />
      <div className="theme-card__actions">
        {begin ? (
          <ButtonLink
            variant="quiet"
            to={begin.kind === 'video' ? paths.video(begin.id) : paths.song(begin.id)}
            aria-label={t('beginItem', { title: begin.title })}
          >
            <Headphones className="icon icon--sm" aria-hidden="true" /> {t('begin')}
          </ButtonLink>
        ) : (
          <>
            <p className="theme-card__locked">
              <Lock className="icon icon--sm" aria-hidden="true" /> {t('locked')}
            </p>
            <UpgradeLink variant="quiet" />
          </>
        )}
        {dictate && (
          <ButtonLink
            variant="text"
            to={dictationPath(dictate.kind, dictate.id)}
            aria-label={t('dictateItem', { title: dictate.title })}
          >
            <PenLine className="icon icon--sm" aria-hidden="true" /> {t('dictate')}
          </ButtonLink>
        )}
      </div>
    </article>
  )
}

function ThemeName({ theme: { kind, category, isOwn } }: { theme: ListeningTheme }) {
  const { t } = useTranslation('listening')
  const { t: tCatalogue } = useTranslation('catalogue')
  if (isOwn) return t(kind === 'video' ? 'ownVideos' : 'ownSongs')
  return categoryLabel(tCatalogue, category)
}

/** Hidden from learners who have not marked any word as known. */
function KnownShare({ share = 0 }: { share: number | undefined }) {
  const { t, i18n } = useTranslation('listening')
  if (share === 0) return null
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <div className="theme-card__known">
      <ShareBar parts={[{ kind: 'known', percent: 100 * share }]} />
      <p>{t('youKnow', { share: percent.format(Math.floor(100 * share) / 100) })}</p>
    </div>
  )
}
