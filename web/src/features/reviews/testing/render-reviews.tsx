import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import {
  listReviews,
  type ReviewItem,
  type ReviewSettings,
  readReviewSettings,
  readReviewSummary,
  recordReview,
  saveReviewSettings,
  undoReview,
  usualReviewSettings,
} from '@verbena/contract/reviews/reviews'
import { updateWord } from '@verbena/contract/vocabulary/words'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { signIn } from '../../../api/testing/fake-learner.ts'
import { type ApiFailure, fakeServer } from '../../../api/testing/fake-server.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import type { ReviewSummary } from '../../../parts/due-today/review-summary-query.ts'
import { addReviewsMessages } from '../reviews-messages.ts'

const day = 86_400

export const bread: ReviewItem = {
  lemma: 'pan',
  language: 'es',
  direction: 'meaning',
  exercise: 'choose',
  state: 'new',
  wordId: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0001',
  word: 'pan',
  translation: 'bread',
  definition: 'Food made of flour.',
  example: 'Comemos pan.',
  options: ['salt', 'bread', 'milk', 'night'],
  correctIndex: 1,
  intervals: { again: 60, hard: 6 * day, good: 8 * day, easy: 15 * day },
}
export const heart: ReviewItem = {
  ...bread,
  lemma: 'corazon',
  word: 'corazón',
  translation: 'heart',
  exercise: 'type',
  definition: '',
}
export const clozeOfHeart: ReviewItem = {
  ...heart,
  direction: 'form',
  exercise: 'cloze',
  sentence: 'Tengo el ____ en la mano.',
  answer: 'corazón',
}

export const summary: ReviewSummary = {
  left: 0,
  reviewedToday: 3,
  counts: { new: 1, learning: 2, firm: 4 },
  remembered: 92,
  forecast: Array.from({ length: 30 }, (_, index) => ({
    day: `2026-05-${String(index + 1).padStart(2, '0')}`,
    due: index === 1 ? 5 : 0,
  })),
}

type State = {
  items?: ReviewItem[] | (() => ApiFailure)
  summary?: ReviewSummary | ApiFailure
  settings?: ReviewSettings
  /** Throws to simulate a lost network. */
  reviews?: () => ApiFailure | undefined
  undo?: () => ApiFailure | undefined
  update?: () => ApiFailure | undefined
}

let restore = () => {}

/** Renders a page of this feature with a fake server that answers as `state` defines. */
export function renderReviews(screen: ReactNode, address: string, state: State) {
  // Fakes only the clock of the verdict, which `readVerdict` advances.
  vi.useFakeTimers({ toFake: ['performance'] })
  const server = fakeServer([
    [
      listReviews,
      () => {
        const { items = [] } = state
        return typeof items === 'function' ? items() : { items, left: items.length }
      },
    ],
    [readReviewSummary, () => state.summary ?? summary],
    [readReviewSettings, () => state.settings ?? usualReviewSettings],
    [saveReviewSettings, ({ body }) => body as ReviewSettings],
    [
      recordReview,
      () =>
        state.reviews?.() ?? {
          success: true as const,
          state: 'review' as const,
          dueAt: '',
          intervals: bread.intervals,
        },
    ],
    [undoReview, () => state.undo?.() ?? { success: true as const }],
    [
      updateWord,
      ({ body }) =>
        state.update?.() ?? { ...(body as typeof bread), id: bread.wordId, language: 'es' as const },
    ],
  ])
  restore = server.restore
  signIn()
  startI18n('en')
  addReviewsMessages()
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retryDelay: 1 } },
  })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        {screen}
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return {
    made: (method: string, path: string) =>
      server.requests.filter((request) => request.method === method && request.path.startsWith(path)),
  }
}

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

/** Passes the time in which a second press counts as part of a double click. */
export function readVerdict() {
  vi.advanceTimersByTime(400)
}

/** For afterEach; clears the browser's storage too. */
export function closeReview() {
  cleanup()
  vi.useRealTimers()
  clearSession()
  localStorage.clear()
  sessionStorage.clear()
  restore()
}
