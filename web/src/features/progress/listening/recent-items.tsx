import type { RecentItem as Item } from '@verbena/contract/progress'
import { clockTime } from '@verbena/language/media/clock-time'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../parts/navigation/paths.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { ShareBar } from '../../../ui/figures/share-bar.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import './recent-items.css'

/** The server sends at most this many; the listing's history has all of them. */
const shownItems = 5

const kinds = {
  videos: { title: 'recentVideos', all: 'allVideos', history: paths.videoHistory, pageOf: paths.video },
  songs: { title: 'recentSongs', all: 'allSongs', history: paths.songHistory, pageOf: paths.song },
} as const

type Props = { kind: keyof typeof kinds; items: readonly Item[] }

export function RecentItems({ kind, items }: Props) {
  const { t } = useTranslation('progress')
  const { title, all, history, pageOf } = kinds[kind]
  const headingId = useId()
  if (items.length === 0) return null
  return (
    <section className="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t(title)}</h2>
      <ul className="recent">
        {items.map((item) => (
          <RecentItem key={item.id} item={item} to={pageOf(item.id)} />
        ))}
      </ul>
      {items.length >= shownItems && (
        <ButtonLink variant="text" to={history}>
          {t(all)}
        </ButtonLink>
      )}
    </section>
  )
}

function RecentItem({ item, to }: { item: Item; to: string }) {
  const { t } = useTranslation('progress')
  return (
    <li>
      <span className="thumbnail">
        <Poster src={item.thumbnail} />
      </span>
      <div>
        <Link className="recent__title" to={to} lang={item.language}>
          {item.title}
        </Link>
        {item.duration !== null && <p className="recent__length">{clockTime(item.duration)}</p>}
      </div>
      <div className="recent__part">
        {item.progress !== null && <ShareBar parts={[{ kind: 'done', percent: item.progress }]} />}
        {item.progress === 100 ? t('finished') : t('stoppedAt', { time: clockTime(item.stoppedAt) })}
      </div>
    </li>
  )
}
