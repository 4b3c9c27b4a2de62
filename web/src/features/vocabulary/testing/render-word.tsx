import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import {
  listWordSentences,
  readWord,
  type SeenSentence,
  saveWordNote,
  setOwnForm,
  type WordPage,
} from '@verbena/contract/vocabulary/word-page'
import { setWordStatus, type WordStatus } from '@verbena/contract/vocabulary/word-status'
import { MemoryRouter } from 'react-router'
import { clearSession } from '../../../api/session.ts'
import { signIn } from '../../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../../api/testing/fake-server.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { ToastProvider } from '../../../ui/feedback/toast.tsx'
import { clearToasts } from '../../../ui/feedback/toast-store.ts'
import '../word.route.tsx'
import { WordScreen } from '../word-page/word-screen.tsx'

export const viene: WordPage = {
  id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0011',
  word: 'viene',
  translation: 'comes',
  example: 'La abuela viene los domingos.',
  definition: 'moves towards here',
  language: 'es',
  lemma: 'venir',
  isOwnForm: false,
  status: 'learning',
  note: 'like “ven”',
  lists: [
    { listId: '1', name: 'Verbos', wordId: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0011', word: 'viene' },
    { listId: '2', name: 'De viaje', wordId: '3', word: 'venir' },
  ],
  forms: [
    { form: 'viene', reasons: ['present', 'thirdPerson', 'singular'], isMet: true },
    ...Array.from({ length: 10 }, (_, n) => ({
      form: `forma${n}`,
      reasons: ['past' as const],
      isMet: false,
    })),
  ],
  memories: [
    {
      direction: 'meaning',
      state: 'review',
      dueAt: '2026-12-03T10:00:00.000Z',
      stability: 12.4,
      reps: 5,
      lapses: 1,
      isAsked: true,
    },
  ],
  reviews: [
    {
      id: 'r2',
      direction: 'meaning',
      grade: 'again',
      exercise: 'type',
      reviewedAt: '2026-11-20T10:00:00.000Z',
    },
    {
      id: 'r1',
      direction: 'meaning',
      grade: 'good',
      exercise: 'choose',
      reviewedAt: '2026-11-19T10:00:00.000Z',
    },
  ],
}
export const sentence: SeenSentence = {
  mediaId: 'pan',
  kind: 'video',
  title: 'El pan',
  startSeconds: 12.3,
  text: 'El pan viene caliente.',
  translation: 'The bread comes hot.',
  said: ['viene'],
}

export type State = { page?: WordPage; sentences?: SeenSentence[]; hasMore?: boolean }
let restore = () => {}

/** Renders the page of a word with a fake server that stores its note. */
export function renderWord(state: State = {}) {
  const server = fakeServer([
    [readWord, () => state.page ?? new ApiFailure('NOT_FOUND')],
    [
      listWordSentences,
      ({ query }) => {
        const elsewhere: SeenSentence[] = [{ ...sentence, mediaId: 'luna', kind: 'song' }]
        const met = query.from ? [{ ...sentence, startSeconds: 99 }] : (state.sentences ?? [])
        return { met, hasMore: !query.from && state.hasMore === true, elsewhere }
      },
    ],
    [
      saveWordNote,
      ({ body }) => {
        const { note, was } = body as { note: string; was: string }
        if (!state.page || was !== state.page.note) return new ApiFailure('EDIT_CONFLICT')
        state.page = { ...state.page, note }
        return { success: true as const, note }
      },
    ],
    [
      setOwnForm,
      ({ body }) => {
        const { isOwnForm } = body as { isOwnForm: boolean }
        state.page = { ...viene, isOwnForm, lemma: isOwnForm ? 'viene' : 'venir', forms: [] }
        return { success: true as const, lemma: state.page.lemma, isOwnForm, status: 'learning' as const }
      },
    ],
    [
      setWordStatus,
      ({ body }) => ({ success: true as const, status: (body as { status: WordStatus }).status }),
    ],
  ])
  restore = server.restore
  signIn()
  startI18n('en')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <MemoryRouter>
          <WordScreen wordId={viene.id} />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return {
    requestsTo: (method: string, path: string) =>
      server.requests.filter((request) => request.method === method && request.path.endsWith(path)),
  }
}

/** For afterEach. */
export function closeWord() {
  cleanup()
  clearToasts()
  clearSession()
  localStorage.clear()
  restore()
}
