import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import {
  createList,
  deleteWord,
  listPersonalLists,
  listWords,
  recordAttempt,
  updateWord,
  type Word,
  type WordList,
} from '@verbena/contract/vocabulary'
import { Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { signIn } from '../../api/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/fake-server.ts'
import { clearSession } from '../../api/session.ts'
import { vocabulary as english } from '../../i18n/en/vocabulary.ts'
import { vocabulary as spanish } from '../../i18n/es/vocabulary.ts'
import { addMessages, startI18n } from '../../i18n/i18n.ts'
import { ToastProvider } from '../../ui/toast.tsx'
import { VocabularyScreen } from './vocabulary-screen.tsx'

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
  words?: Word[]
  /** Throws for a network that is gone. */
  attempts?: () => ApiFailure | undefined
  deletions?: () => Promise<ApiFailure>
}

let restore = () => {}

/**
 * For the tests of this feature: its screen on a page, before a server that remembers: lists and words change as they
 * are told to.
 */
export function openVocabulary(address: string, state: State) {
  // Only the clock of the verdict stands still, until a test has read it.
  vi.useFakeTimers({ toFake: ['performance'] })
  const server = fakeServer([
    [listPersonalLists, () => state.lists],
    [listWords, () => state.words ?? []],
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
    [recordAttempt, () => state.attempts?.() ?? { success: true as const }],
  ])
  restore = server.restore
  signIn()
  startI18n('en')
  addMessages('vocabulary', english, spanish)
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retryDelay: 1 } },
  })
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <MemoryRouter initialEntries={['/videos', address]}>
          <Suspense>
            <VocabularyScreen random={() => 0.999} />
          </Suspense>
          <Address />
        </MemoryRouter>
      </ToastProvider>
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

export const sessionAddress = (mode: 'learn' | 'practise') => `/vocabulary?list=${kitchen.id}&mode=${mode}`

/** Passes the time in which a second press counts as part of the first. */
export function readVerdict() {
  vi.advanceTimersByTime(400)
}

/** For afterEach; what the browser keeps is gone too. */
export function closeVocabulary() {
  cleanup()
  vi.useRealTimers()
  clearSession()
  localStorage.clear()
  restore()
}
