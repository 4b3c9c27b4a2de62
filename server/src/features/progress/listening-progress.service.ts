import type { MediaCard } from '@verbena/contract/catalogue'
import type { ListeningProgress, RecentItem } from '@verbena/contract/progress'
import { listeningFigures } from '@verbena/language/progress/listening-figures'
import { playedPercent } from '@verbena/language/progress/played-percent'
import type { Caller } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { type Viewer, viewerOf } from '../accounts/viewer.service.ts'
import { readDays } from '../activity/learner-days.service.ts'
import { listPage } from '../catalogue/listing.service.ts'
import { countVideosWatched } from './videos-watched.queries.ts'

/** Few, because the listing has all of them. */
const recentItems = 5

/** @throws AppError INVALID_REQUEST for an unknown time zone */
export async function readListening(
  services: Services,
  caller: Caller,
  timeZone: string | undefined,
): Promise<ListeningProgress> {
  const { learnerId } = caller
  const viewer = await viewerOf(services, caller, {})
  const [{ days, knownSince, today }, videosWatched, recentVideos, recentSongs] = await Promise.all([
    readDays(services, learnerId, { language: viewer.targetLanguage, timeZone }),
    countVideosWatched(services.db, learnerId),
    listRecent(services, viewer, 'video'),
    listRecent(services, viewer, 'song'),
  ])
  const figures = listeningFigures(days, today)
  return {
    stats: {
      totalTime: Math.round(figures.totalSeconds),
      weeklyTime: Math.round(figures.weekSeconds),
      currentStreak: figures.currentStreak,
      longestStreak: figures.longestStreak,
      videosWatched,
      averageDaily: Math.round(figures.averageSeconds / 60),
      minutesListened: Math.floor(figures.totalSeconds / 60),
      wordsLearned: knownSince.reduce((sum, { knownWords }) => sum + knownWords, 0),
    },
    weeklyActivity: figures.week.map(({ day, seconds }) => ({ day, hours: hoursOf(seconds) })),
    recentVideos,
    recentSongs,
  }
}

/** Rounded to less than half a second. */
const hoursOf = (seconds: number) => Math.round((seconds / 3600) * 10_000) / 10_000

async function listRecent(
  services: Services,
  viewer: Viewer,
  kind: RecentItem['kind'],
): Promise<RecentItem[]> {
  const { cards } = await listPage(services, viewer, {
    kind,
    part: 'studied',
    filter: {},
    limit: recentItems,
  })
  return cards.map(toRecent)
}

const toRecent = ({
  id,
  kind,
  title,
  language,
  thumbnail,
  durationSeconds,
  progress,
}: MediaCard): RecentItem => ({
  id,
  kind,
  title,
  language,
  thumbnail,
  duration: durationSeconds,
  progress: playedPercent(progress, durationSeconds),
  stoppedAt: progress ?? 0,
})
