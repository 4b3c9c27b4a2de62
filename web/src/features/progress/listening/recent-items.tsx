import type { RecentItem as Item } from '@verbena/contract/progress'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { clockTime } from '../../../parts/clock-time.ts'
import { paths } from '../../../parts/paths.ts'
import { Bar } from '../../../ui/bar.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Poster } from '../../../ui/poster.tsx'

/** So many come at most; the history of the listing has them all. */
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
        {item.progress !== null && <Bar parts={[{ kind: 'done', percent: item.progress }]} />}
        {item.progress === 100 ? t('finished') : t('stoppedAt', { time: clockTime(item.stoppedAt) })}
      </div>
    </li>
  )
}
