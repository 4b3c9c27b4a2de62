import { getSong, getVideo, type Listing, listSongs, listVideos } from '@verbena/contract/catalogue'
import { listGrammarTopics } from '@verbena/contract/grammar'
import { listLessons } from '@verbena/contract/lessons/lessons'
import { readListeningPractice } from '@verbena/contract/listening'
import { getProgress, getSongTranscript, getVideoTranscript } from '@verbena/contract/player'
import { readListeningProgress, readProgress } from '@verbena/contract/progress'
import { readReviewSummary } from '@verbena/contract/reviews'
import { listPersonalLists } from '@verbena/contract/vocabulary/lists'
import { listWritings } from '@verbena/contract/writing/writing'
import { requestEarly } from '../../api/early-replies.ts'
import { ownTimeZone } from '../../api/own-time-zone.ts'
import type { Session } from '../../api/session.ts'
import { cardsOfPage } from '../../features/catalogue/page-size.ts'

/** What the page of a learner requests first, by the name of the page. */
const firstRequests: Record<string, (bearer: string, session: Session, id: string) => void> = {
  videos: (bearer, { user }) => {
    loadPosters(requestEarly(listVideos, { query: { level: user.level, limit: cardsOfPage } }, bearer))
    requestEarly(listVideos, { query: { limit: cardsOfPage } }, bearer)
  },
  songs: (bearer, { user }) => {
    loadPosters(requestEarly(listSongs, { query: { level: user.level, limit: cardsOfPage } }, bearer))
    requestEarly(listSongs, { query: { limit: cardsOfPage } }, bearer)
  },
  video: (bearer, _, id) => {
    requestEarly(getVideo, { params: { id }, query: {} }, bearer)
    requestEarly(getVideoTranscript, { params: { id }, query: {} }, bearer)
    requestEarly(getProgress, { params: { id } }, bearer)
  },
  song: (bearer, _, id) => {
    requestEarly(getSong, { params: { id }, query: {} }, bearer)
    requestEarly(getSongTranscript, { params: { id }, query: {} }, bearer)
    requestEarly(getProgress, { params: { id } }, bearer)
  },
  lessons: (bearer) => requestEarly(listLessons, { query: {} }, bearer),
  vocabulary: (bearer) => {
    requestEarly(listPersonalLists, {}, bearer)
    requestEarly(readReviewSummary, { query: ownTimeZone() }, bearer)
  },
  progress: (bearer) => {
    requestEarly(readListeningProgress, { query: ownTimeZone() }, bearer)
    requestEarly(readProgress, { query: ownTimeZone() }, bearer)
  },
  writing: (bearer) => requestEarly(listWritings, { query: {} }, bearer),
  grammar: (bearer) => requestEarly(listGrammarTopics, { query: {} }, bearer),
  listening: (bearer) => requestEarly(readListeningPractice, { query: {} }, bearer),
}

/** As many as a phone shows at once, and the next row of a wide screen. */
const firstPosters = 4

/** Loads the pictures while the code that shows them is on its way. */
function loadPosters(reply: Promise<Response>) {
  // A copy, because the page reads the reply itself.
  const copy = reply.then((response) => response.clone().json() as Promise<Partial<Listing>>)
  copy.then(
    ({ new: cards = [] }) => {
      for (const { thumbnail } of cards.slice(0, firstPosters)) new Image().src = thumbnail
    },
    // The page shows the error.
    () => undefined,
  )
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
  firstRequests[page]?.(session.accessToken, session, id)
}
