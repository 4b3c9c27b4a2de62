import {
  getSong,
  getVideo,
  type Listing,
  listSongs,
  listVideos,
  type MediaItem,
} from '@verbena/contract/catalogue'
import type { Endpoint, ReplyOf, RequestInput } from '@verbena/contract/endpoint'
import { listGrammarTopics } from '@verbena/contract/grammar'
import { listLessons } from '@verbena/contract/lessons/lessons'
import { readListeningPractice } from '@verbena/contract/listening'
import { getProgress, getSongTranscript, getVideoTranscript } from '@verbena/contract/player'
import { readListeningProgress, readProgress } from '@verbena/contract/progress'
import { readReviewSummary } from '@verbena/contract/reviews/reviews'
import { listPersonalLists } from '@verbena/contract/vocabulary/lists'
import { listWritings } from '@verbena/contract/writing/writing'
import type { Level } from '@verbena/language/levels'
import { activeSegment } from '@verbena/language/media/active-segment'
import { clockTime } from '@verbena/language/media/clock-time'
import { requestEarly } from '../../api/early-replies.ts'
import { ownTimeZone } from '../../api/own-time-zone.ts'
import type { Session } from '../../api/session.ts'
import { itemToResume } from '../../features/catalogue/item-to-resume.ts'
import { cardsOfPage } from '../../features/catalogue/page-size.ts'
import { collapsedCountOf } from '../../features/lessons/path/path-shape.ts'
import { linkedSeconds, startSeconds } from '../../features/player/position/start-seconds.ts'
import { studyTabOf } from '../../features/player/study/study-tab.ts'
import { showEarly } from './early-content.ts'

/**
 * What the page of a learner requests first, by the name of the page.
 * @returns what shows the replies in the skeleton; a failure shows nothing
 */
const firstRequests: Record<
  string,
  (bearer: string, session: Session, id: string) => readonly Promise<unknown>[]
> = {
  videos: (bearer, { user }) => {
    const ofLevel = readEarly(listVideos, { query: { level: user.level, limit: cardsOfPage } }, bearer)
    return [showCards(ofLevel, readEarly(listVideos, { query: { limit: cardsOfPage } }, bearer))]
  },
  songs: (bearer, { user }) => {
    const ofLevel = readEarly(listSongs, { query: { level: user.level, limit: cardsOfPage } }, bearer)
    return [showCards(ofLevel, readEarly(listSongs, { query: { limit: cardsOfPage } }, bearer))]
  },
  video: (bearer, _, id) => {
    const item = readEarly(getVideo, { params: { id }, query: {} }, bearer)
    const transcript = readEarly(getVideoTranscript, { params: { id }, query: {} }, bearer)
    const progress = readEarly(getProgress, { params: { id } }, bearer)
    return [showItem(item), showLines(item, transcript, progress)]
  },
  song: (bearer, _, id) => {
    const item = readEarly(getSong, { params: { id }, query: {} }, bearer)
    const transcript = readEarly(getSongTranscript, { params: { id }, query: {} }, bearer)
    const progress = readEarly(getProgress, { params: { id } }, bearer)
    return [showItem(item), showLines(item, transcript, progress)]
  },
  lessons: (bearer, { user }) => [showPath(readEarly(listLessons, { query: {} }, bearer), user.level)],
  vocabulary: (bearer) => [
    requestEarly(listPersonalLists, {}, bearer),
    showDue(readEarly(readReviewSummary, { query: ownTimeZone() }, bearer)),
  ],
  progress: (bearer) => [
    requestEarly(readListeningProgress, { query: ownTimeZone() }, bearer),
    requestEarly(readProgress, { query: ownTimeZone() }, bearer),
  ],
  writing: (bearer) => [requestEarly(listWritings, { query: {} }, bearer)],
  grammar: (bearer) => [requestEarly(listGrammarTopics, { query: {} }, bearer)],
  listening: (bearer) => [requestEarly(readListeningPractice, { query: {} }, bearer)],
}

/** The reply, if it is not an error. The page takes the reply itself, and shows errors. */
async function readEarly<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  bearer: string,
): Promise<ReplyOf<E>> {
  const response = await requestEarly(endpoint, input, bearer)
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`)
  return response.clone().json() as Promise<ReplyOf<E>>
}

/** A learner with an item to resume sees its card first, which has no place in the skeleton. */
async function showCards(ofLevel: Promise<Listing>, whole: Promise<Listing>) {
  const [listing, { studied }] = await Promise.all([ofLevel, whole])
  if (itemToResume(studied) || listing.new.length === 0) return
  showEarly(
    'cards',
    listing.new.map(({ title, thumbnail }) => ({ title, picture: thumbnail })),
  )
}

async function showItem(item: Promise<MediaItem>) {
  const { title, thumbnail, isLocked } = await item
  if (isLocked) return
  showEarly('title', [{ title }])
  showEarly('picture', [{ picture: thumbnail }])
}

/** Lines before the active one, which the transcript scrolls to its middle. */
const linesBefore = 3

async function showLines(
  item: Promise<MediaItem>,
  transcript: Promise<ReplyOf<typeof getVideoTranscript>>,
  progress: Promise<ReplyOf<typeof getProgress>>,
) {
  const [{ kind, durationSeconds }, { vectortranscription: segments }, { progress: saved }] =
    await Promise.all([item, transcript, progress])
  if (studyTabOf(location.search, kind) !== 'transcription' || segments.length === 0) return
  const start = startSeconds(saved, durationSeconds, linkedSeconds(location.search))
  const first = Math.max(0, activeSegment(segments, start) - linesBefore)
  showEarly(
    'lines',
    segments.slice(first).map(({ text, start }) => ({ text, time: clockTime(start) })),
  )
}

async function showPath(path: Promise<ReplyOf<typeof listLessons>>, level: Level) {
  const lessons = (await path).items.filter((lesson) => lesson.level === level)
  if (lessons.length === 0) return
  const collapsed = collapsedCountOf(lessons)
  showEarly('earlier-lessons', collapsed > 0 ? [{}] : [])
  const items = lessons.map(({ title, goal, status }, index) => ({
    number: index + 1,
    title,
    goal: status === 'locked' ? null : goal,
    ...(status !== 'current' && { button: null }),
  }))
  showEarly('lessons', items.slice(collapsed))
}

async function showDue(summary: Promise<ReplyOf<typeof readReviewSummary>>) {
  const { left } = await summary
  showEarly('due', left > 0 ? [{ left }] : [])
}

/** Pages whose first requests do not depend on the query of their address. */
const withAnyQuery = ['video', 'song']

/**
 * Sends the first requests of a page while its code is on its way.
 * @param page its name in `contract/src/pages.ts`
 */
export function sendFirstRequests(page: string, session: Session) {
  if (location.search && !withAnyQuery.includes(page)) return
  const id = decodeURIComponent(location.pathname.split('/')[2] ?? '')
  for (const shown of firstRequests[page]?.(session.accessToken, session, id) ?? [])
    shown.catch(() => undefined)
}
