import { cleanup, render } from '@testing-library/react'
import { getUser } from '@verbena/contract/accounts/accounts'
import { login } from '@verbena/contract/accounts/sessions'
import {
  getVideo,
  type Listing,
  listLevels,
  listSongCategories,
  listSongs,
  listVideoCategories,
  listVideos,
  type MediaItem,
} from '@verbena/contract/catalogue'
import type { ReplyOf } from '@verbena/contract/endpoint'
import { listAnswerSuggestions } from '@verbena/contract/lessons/answer-suggestions'
import { checkAvailability, listLessons, readLessonMeta } from '@verbena/contract/lessons/lessons'
import { type FillGaps, generateFillGaps, listTestResults } from '@verbena/contract/media-tests'
import { getProgress, getVideoTranscript } from '@verbena/contract/player'
import { readListeningProgress, readProgress } from '@verbena/contract/progress'
import { listPersonalLists } from '@verbena/contract/vocabulary/lists'
import { levels } from '@verbena/language/levels'
import { clearSession } from '../../api/session.ts'
import { learner } from '../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/testing/fake-server.ts'
import { sampleVideo } from '../../api/testing/sample-video.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { clearOnboardingAnswers } from '../../parts/learner/onboarding-answers.ts'
import { resetOutbox } from '../../parts/outbox/testing/outbox-in-tests.ts'
import { Providers } from '../providers/providers.tsx'
import { createQueryClient } from '../providers/query-client.ts'
import { Router } from '../router/router.tsx'
import { type RouteHandle, routes } from '../router/routes.tsx'

const pan: MediaItem = { ...sampleVideo, source: { type: 'file', files: [] } }
const listing: Listing = { new: [{ ...pan, progress: null }], studied: [], myLists: [] }
const line = { text: 'La masa duerme.', start: 0, duration: 60 }
const noGaps: FillGaps = {
  gapIndexes: [],
  textWithGaps: line.text,
  textWithGapsBySegments: [line.text],
  gapOptions: [],
  correctAnswers: [],
  gaps: [],
  language: 'es',
}

const nothingListened: ReplyOf<typeof readListeningProgress> = {
  stats: {
    totalTime: 0,
    weeklyTime: 0,
    currentStreak: 0,
    longestStreak: 0,
    videosWatched: 0,
    averageDaily: 0,
    minutesListened: 0,
    wordsLearned: 0,
  },
  weeklyActivity: [],
  recentVideos: [],
  recentSongs: [],
}
const noProgress: ReplyOf<typeof readProgress> = {
  timeZone: 'UTC',
  today: { day: '2026-11-21', seconds: 0, answers: 0, goalMinutes: null, goalPercent: null },
  reviews: { due: 0, done: 0 },
  calendar: { from: '2025-11-17', days: [] },
  wordsKnown: [],
}

/** State of the fake server that a test may change while the app is open. */
export const world = { isOffline: false, hasExercises: false }
/** For beforeAll: loads the code of all pages, so that no test waits for it. This takes long on a busy machine. */
export const loadPages = () =>
  Promise.all(
    routes
      .flatMap(({ children }) => children ?? [])
      .map(({ handle }) => (handle as RouteHandle | undefined)?.preload()),
  )
export const loadPagesTimeoutMs = 60_000
/** Timeout for rendering a page on a busy machine. */
export const slow = { timeout: 8000 }

let restore = () => {}

/** For beforeEach: starts a fake server with one learner, one video and one list. */
export function startWorld() {
  const server = fakeServer([
    [getUser, () => ({ authenticated: true, ...learner })],
    [
      login,
      { success: true, access_token: 'a', refresh_token: 'r', username: 'marta', message: '', user: learner },
    ],
    [listVideos, listing],
    [listSongs, listing],
    [readListeningProgress, nothingListened],
    [readProgress, noProgress],
    [listLevels, [...levels]],
    [listVideoCategories, ['Food']],
    [listSongCategories, ['Food']],
    [getVideo, pan],
    [getVideoTranscript, { transcription: '', vectortranscription: [line] }],
    [getProgress, { progress: 3 }],
    [generateFillGaps, noGaps],
    [listTestResults, []],
    [listLessons, { items: [] }],
    [readLessonMeta, () => new ApiFailure('NOT_FOUND')],
    [listAnswerSuggestions, () => new ApiFailure('FORBIDDEN')],
    [checkAvailability, () => ({ hasExercises: world.hasExercises })],
    [listPersonalLists, [{ id: 'l', name: 'En la cocina', description: '', wordCount: 2, progress: null }]],
  ])
  const answering = globalThis.fetch
  globalThis.fetch = (...request) =>
    world.isOffline ? Promise.reject(new TypeError('Failed to fetch')) : answering(...request)
  restore = server.restore
  startI18n('en')
}

/** For afterEach: restores the globals and clears the browser's storage. */
export function endWorld() {
  cleanup()
  Object.assign(world, { isOffline: false, hasExercises: false })
  clearSession()
  resetOutbox()
  clearOnboardingAnswers()
  restore()
}

/** Renders the whole app at this URL. */
export function renderApp(address: string) {
  history.replaceState(null, '', address)
  render(
    <Providers queryClient={createQueryClient({ retryDelayMs: 1 })}>
      <Router />
    </Providers>,
  )
}
