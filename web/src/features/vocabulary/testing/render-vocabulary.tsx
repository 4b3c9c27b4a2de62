import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { type Explanation, explain } from '@verbena/contract/lookup'
import {
  type ReviewSettings,
  readReviewSettings,
  readReviewSummary,
  undoReview,
  usualReviewSettings,
} from '@verbena/contract/reviews'
import {
  adoptList,
  createList,
  deleteList,
  deleteWord,
  listPersonalLists,
  listRecommendedLists,
  listWordLists,
  listWords,
  mergeLists,
  moveWords,
  orderLists,
  type RecommendedList,
  recordAttempt,
  saveWord,
  updateList,
  updateWord,
  type Word,
  type WordList,
} from '@verbena/contract/vocabulary/vocabulary'
import { listWordPage, wordsOfPage } from '@verbena/contract/vocabulary/word-page'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useParams } from 'react-router'
import { vi } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { signIn } from '../../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../../api/testing/fake-server.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { ToastProvider } from '../../../ui/feedback/toast.tsx'
import '../add-word/looked-up-word.tsx'
import '../session/list-session-overlay.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { VocabularyScreen } from '../lists/vocabulary-screen.tsx'
import { addVocabularyMessages } from '../vocabulary-messages.ts'

export const kitchen: WordList = {
  id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0001',
  name: 'En la cocina',
  description: 'Knives and dough',
  wordCount: 2,
  progress: 60,
}
export const travel: WordList = {
  ...kitchen,
  id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0002',
  name: 'De viaje',
  description: 'Estación',
  wordCount: 0,
  progress: null,
}
export const breads: RecommendedList = {
  id: 'rec-food-A2',
  name: 'Food',
  description: '',
  wordCount: 25,
  progress: 20,
  level: 'A2',
}
export const rag: Word = {
  id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0011',
  word: 'trapo',
  translation: 'rag, cloth',
  example: 'Pásame el trapo.',
  definition: 'A piece of cloth for cleaning.',
  language: 'es',
}
export const pinch: Word = {
  ...rag,
  id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0012',
  word: 'pizca',
  translation: 'pinch',
}

type State = {
  lists: WordList[]
  recommended?: RecommendedList[]
  words?: Word[]
  /** Replaces the reply for the whole list, to delay or fail it. */
  whole?: () => Promise<Word[] | ApiFailure>
  /** How many moved words are merged into words that the other list has already. */
  merged?: number
  /** The reply to a lookup. */
  explanation?: Explanation
  /** Throws to simulate a lost network. */
  attempts?: () => ApiFailure | undefined
  settings?: Partial<ReviewSettings>
  deletions?: () => Promise<ApiFailure>
}

// The deferred components are imported above, so that no test waits for them.
let restore = () => {}

/**
 * Renders the screens of this feature with a fake server that stores the changes of lists and words in `state`.
 */
export function renderVocabulary(address: string, state: State) {
  // Fakes only the clock of the verdict, which `readVerdict` advances.
  vi.useFakeTimers({ toFake: ['performance'] })
  const server = fakeServer([
    [listPersonalLists, () => state.lists],
    [listWords, () => state.whole?.() ?? state.words ?? []],
    [
      listWordPage,
      ({ query }) => {
        const { after, search = '' } = query
        const found = (state.words ?? []).filter(({ word }) => word.includes(search))
        const from = after ? Number(after.split('.')[0]) : 0
        const end = from + wordsOfPage
        return { words: found.slice(from, end), next: end < found.length ? `${end}.x` : null }
      },
    ],
    [listRecommendedLists, () => state.recommended ?? []],
    [
      adoptList,
      () => {
        state.lists = [...state.lists, { ...kitchen, id: travel.id, name: 'Food (A2)' }]
        return { id: travel.id, name: 'Food (A2)', added: 25 }
      },
    ],
    [
      updateList,
      ({ body, params: { id = '' } }) => {
        const named = body as { name: string; description: string }
        if (state.lists.some((list) => list.name === named.name && list.id !== id))
          return new ApiFailure('LIST_NAME_TAKEN')
        state.lists = state.lists.map((list) => (list.id === id ? { ...list, ...named } : list))
        return { id, ...named }
      },
    ],
    [deleteList, ({ params }) => withoutList(params.id)],
    [mergeLists, ({ params }) => ({ ...withoutList(params.id), moved: 2, merged: 0 })],
    [
      orderLists,
      ({ body }) => {
        const { ids } = body as { ids: string[] }
        state.lists = state.lists.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
        return { success: true as const }
      },
    ],
    [
      moveWords,
      ({ body }) => {
        const { wordIds } = body as { wordIds: string[] }
        state.words = state.words?.filter(({ id }) => !wordIds.includes(id)) ?? []
        return { success: true as const, moved: wordIds.length, merged: state.merged ?? 0 }
      },
    ],
    [listWordLists, () => state.lists],
    [explain, () => state.explanation ?? new ApiFailure('NOT_FOUND')],
    [
      saveWord,
      { success: true as const, id: rag.id, listId: kitchen.id, listName: kitchen.name, created: true },
    ],
    [
      createList,
      ({ body }) => {
        const { name, description } = body as { name: string; description: string }
        if (state.lists.some((list) => list.name === name)) return new ApiFailure('LIST_NAME_TAKEN')
        state.lists = [...state.lists, { ...travel, name, description }]
        return { id: travel.id, name }
      },
    ],
    [
      updateWord,
      ({ body, params }) => {
        state.words = state.words?.map((word) =>
          word.id === params.wordId ? { ...word, ...(body as object) } : word,
        )
        return state.words?.find(({ id }) => id === params.wordId) ?? rag
      },
    ],
    [
      deleteWord,
      ({ params }) => {
        if (state.deletions) return state.deletions()
        state.words = state.words?.filter(({ id }) => id !== params.wordId)
        return { success: true as const }
      },
    ],
    [
      readReviewSummary,
      { left: 0, reviewedToday: 0, counts: { new: 0, learning: 0, firm: 0 }, remembered: null, forecast: [] },
    ],
    [readReviewSettings, { ...usualReviewSettings, ...state.settings }],
    [undoReview, { success: true as const }],
    [recordAttempt, () => state.attempts?.() ?? { success: true as const }],
  ])
  const withoutList = (id: string | undefined) => {
    state.lists = state.lists.filter((list) => list.id !== id)
    return { success: true as const }
  }
  restore = server.restore
  signIn()
  startI18n('en')
  addVocabularyMessages()
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retryDelay: 1 } },
  })
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <MemoryRouter initialEntries={['/videos', address]}>
          <Suspense>
            <Routes>
              <Route path="/vocabulary" element={<VocabularyScreen random={random} />} />
              <Route path="/vocabulary/list/:id" element={<ListPage />} />
              <Route path="*" element={null} />
            </Routes>
          </Suspense>
          <Address />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return {
    requestsTo: (method: string, path: string) =>
      server.requests.filter((request) => request.method === method && request.path.startsWith(path)),
  }
}

const random = () => 0.999

function ListPage() {
  const { id = '' } = useParams()
  return <ListScreen listId={id} random={random} />
}

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

export const listSessionAddress = (mode: 'learn' | 'practise') =>
  `/vocabulary?list=${kitchen.id}&mode=${mode}`

/** Passes the time in which a second press counts as a double click. */
export function readVerdict() {
  vi.advanceTimersByTime(400)
}

/** For afterEach; clears the browser's storage too. */
export function closeVocabulary() {
  cleanup()
  vi.useRealTimers()
  clearSession()
  localStorage.clear()
  restore()
}
