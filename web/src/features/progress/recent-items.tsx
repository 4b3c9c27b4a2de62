import type { MediaCard } from '@verbena/contract/catalogue'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { clockTime } from '../../parts/clock-time.ts'
import { paths } from '../../parts/paths.ts'
import { Bar } from '../../ui/bar.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Poster } from '../../ui/poster.tsx'
import { playedShare } from './played-share.ts'

/** As many as one takes in at a glance; the history of the listing has them all. */
const shownItems = 5

const kinds = {
  videos: { title: 'recentVideos', all: 'allVideos', history: paths.videoHistory, pageOf: paths.video },
  songs: { title: 'recentSongs', all: 'allSongs', history: paths.songHistory, pageOf: paths.song },
} as const

type Props = { kind: keyof typeof kinds; items: readonly MediaCard[] }

export function RecentItems({ kind, items }: Props) {
  const { t } = useTranslation('progress')
  const { title, all, history, pageOf } = kinds[kind]
  const headingId = useId()
  if (items.length === 0) return null
  return (
    <section className="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t(title)}</h2>
      <ul className="recent">
        {items.slice(0, shownItems).map((item) => (
          <RecentItem key={item.id} item={item} to={pageOf(item.id)} />
        ))}
      </ul>
      {items.length > shownItems && (
        <ButtonLink variant="text" to={history}>
          {t(all)}
        </ButtonLink>
      )}
    </section>
  )
}

function RecentItem({ item, to }: { item: MediaCard; to: string }) {
  const { t } = useTranslation('progress')
  const share = playedShare(item)
  const isFinished = share === 1
  return (
    <li>
      <span className="thumbnail">
        <Poster src={item.thumbnail} />
      </span>
      <div>
        <Link className="recent__title" to={to} lang={item.language}>
          {item.title}
        </Link>
        {item.durationSeconds !== null && <p className="recent__length">{clockTime(item.durationSeconds)}</p>}
      </div>
      <div className="recent__part">
        {share !== null && <Bar parts={[{ kind: 'done', percent: share * 100 }]} />}
        {isFinished ? t('finished') : t('stoppedAt', { time: clockTime(item.progress ?? 0) })}
      </div>
    </li>
  )
}
