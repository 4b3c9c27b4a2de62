import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DueToday } from '../../../parts/due-today/due-today.tsx'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { FiguresSkeleton } from '../../../ui/figures/figures.tsx'
import { BigFigures } from '../big-figures.tsx'
import { FiguresUnavailable } from '../figures-unavailable.tsx'
import { type Overview, overviewQuery } from '../progress-queries.ts'
import { KnownWords } from './known-words.tsx'
import { ListeningToday } from './listening-today.tsx'
import { ListeningYear } from './listening-year.tsx'
import { RecentItems } from './recent-items.tsx'
import { WeekChart } from './week-chart.tsx'

export function ListeningTab() {
  const { data, error, refetch } = useQuery(overviewQuery(useAudience()))
  if (data) return isUntouched(data) ? <NothingYet /> : <Figures overview={data} />
  if (error)
    return (
      <>
        <FiguresUnavailable error={error} onRetry={() => void refetch()} />
        <Headline stats={zero} />
      </>
    )
  return <OverviewSkeleton />
}

type Stats = Overview['stats']

const zero: Stats = {
  totalTime: 0,
  weeklyTime: 0,
  currentStreak: 0,
  longestStreak: 0,
  videosWatched: 0,
  averageDaily: 0,
  minutesListened: 0,
  wordsLearned: 0,
}

const isUntouched = ({ stats, recentVideos, recentSongs, calendar, reviews }: Overview) =>
  stats.totalTime + stats.longestStreak + stats.wordsLearned + reviews.due + reviews.done === 0 &&
  recentVideos.length + recentSongs.length + calendar.days.length === 0

function Figures({ overview }: { overview: Overview }) {
  const { stats, weeklyActivity, today, calendar, wordsKnown, recentVideos, recentSongs } = overview
  return (
    <>
      <Headline stats={stats} />
      <div className="progress-grid">
        <WeekChart
          week={weeklyActivity}
          today={today.day}
          goalMinutes={today.goalMinutes}
          averageMinutes={stats.averageDaily}
        />
        <ListeningToday today={today} />
      </div>
      <DueToday />
      <ListeningYear calendar={calendar} today={today.day} goalMinutes={today.goalMinutes} />
      <KnownWords points={wordsKnown} />
      <RecentItems kind="videos" items={recentVideos} />
      <RecentItems kind="songs" items={recentSongs} />
    </>
  )
}

function Headline({ stats }: { stats: Stats }) {
  const { t, i18n } = useTranslation('progress')
  const longest = stats.longestStreak.toLocaleString(i18n.language)
  return (
    <BigFigures
      figures={[
        { label: t('figures.streak'), value: stats.currentStreak, note: t('figures.longest', { longest }) },
        { label: t('figures.week'), value: stats.weeklyTime, isTime: true },
        { label: t('figures.videos'), value: stats.videosWatched },
        { label: t('figures.words'), value: stats.wordsLearned },
      ]}
    />
  )
}

function NothingYet() {
  const { t } = useTranslation('progress')
  return (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
      <ButtonLink variant="primary" to={paths.videos}>
        {t('findVideo')}
      </ButtonLink>
    </EmptyState>
  )
}

function OverviewSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Loading text={t('loading')}>
      <FiguresSkeleton />
      <div className="progress-grid">
        <Skeleton className="progress-skeleton__chart" />
        <Skeleton className="progress-skeleton__chart" />
      </div>
      <Skeleton className="progress-skeleton__year" />
    </Loading>
  )
}
