import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { explain } from '@verbena/contract/lookup/lookup'
import {
  createWriting,
  listWritingSamples,
  listWritings,
  listWritingVersions,
  readWriting,
  removeWriting,
  restoreWriting,
  saveWriting,
  type Writing,
  type WritingSample,
  type WritingVersion,
} from '@verbena/contract/writing/writing'
import { type CheckedWriting, checkWriting, suggestSpelling } from '@verbena/contract/writing/writing-check'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { clearSession } from '../../../api/session.ts'
import { signIn } from '../../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../../api/testing/fake-server.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { ToastProvider } from '../../../ui/feedback/toast.tsx'
import { clearToasts } from '../../../ui/feedback/toast-store.ts'
import { WritingRoute } from '../writing.route.tsx'
import { addWritingMessages } from '../writing-messages.ts'
import { WritingSampleRoute } from '../writing-sample.route.tsx'
import { WritingTextRoute } from '../writing-text.route.tsx'

export const cat: Writing = {
  id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0001',
  title: 'Mi gato',
  language: 'es',
  beginning: 'Mi gato es negro.',
  text: 'Mi gato es negro.',
  words: 4,
  version: 3,
  sampleId: null,
  createdAt: '2026-05-04T10:00:00Z',
  updatedAt: '2026-05-04T10:00:00Z',
}
export const street: WritingSample = {
  id: 'es-mi-calle',
  language: 'es',
  level: 'A1',
  title: 'Mi calle',
  task: 'Describe the street where you live.',
  text: 'Vivo en una calle pequeña.\n\nMe gusta mucho.',
  words: 8,
}
export const emptyCheck: CheckedWriting = {
  notes: [],
  profile: {
    words: 4,
    sentences: 1,
    differentWords: 4,
    levels: [],
    estimatedLevel: null,
    sentenceLength: 4,
    connected: 0,
  },
  sources: ['Verbena'],
}

export type World = {
  writings: Writing[]
  versions: WritingVersion[]
  samples: WritingSample[]
  removed: Writing[]
  check: (text: string) => CheckedWriting | ApiFailure | Promise<CheckedWriting>
  suggestions: string[]
  /** Throws to simulate a lost network. */
  isOffline: boolean
}

let restore = () => {}

/** A fake server that stores texts, without their earlier versions. */
export function startWorld(given: Partial<World> = {}) {
  const world: World = {
    writings: [],
    versions: [],
    samples: [street],
    removed: [],
    check: () => emptyCheck,
    suggestions: [],
    isOffline: false,
    ...given,
  }
  const find = (id?: string) => world.writings.find((writing) => writing.id === id)
  const put = (writing: Writing) => {
    world.writings = [writing, ...world.writings.filter(({ id }) => id !== writing.id)]
    return writing
  }
  const server = fakeServer([
    [listWritings, ({ query }) => world.writings.filter(({ text }) => text.includes(query.search ?? ''))],
    [listWritingSamples, () => world.samples],
    [
      createWriting,
      ({ body }) => {
        const { id, title, text = '', sampleId = null } = body as Writing
        return find(id) ?? put({ ...cat, id, title, text, beginning: text, version: 1, sampleId })
      },
    ],
    [listWritingVersions, () => world.versions],
    [
      restoreWriting,
      ({ params }) => {
        const writing = world.removed.find(({ id }) => id === params.id)
        return writing ? put(writing) : new ApiFailure('NOT_FOUND')
      },
    ],
    [readWriting, ({ params }) => find(params.id) ?? new ApiFailure('NOT_FOUND')],
    [
      saveWriting,
      ({ params, body }) => {
        const writing = find(params.id)
        const { version, title, text } = body as Writing
        if (!writing) return new ApiFailure('NOT_FOUND')
        if (writing.version !== version) return new ApiFailure('EDIT_CONFLICT')
        return put({ ...writing, title, text, version: version + 1 })
      },
    ],
    [
      removeWriting,
      ({ params }) => {
        world.removed = [...world.removed, ...world.writings.filter(({ id }) => id === params.id)]
        world.writings = world.writings.filter(({ id }) => id !== params.id)
        return { success: true as const }
      },
    ],
    [checkWriting, ({ body }) => world.check((body as { text: string }).text)],
    [suggestSpelling, () => ({ suggestions: world.suggestions })],
    [explain, new ApiFailure('NOT_FOUND')],
  ])
  const answering = globalThis.fetch
  globalThis.fetch = (...request) =>
    world.isOffline ? Promise.reject(new TypeError('Failed to fetch')) : answering(...request)
  restore = server.restore
  signIn()
  const requestsTo = (method: string, path = '') =>
    server.requests.filter((request) => request.method === method && request.path.includes(path))
  return { world, requests: server.requests, requestsTo }
}

/** Renders the screens of this feature. */
export function renderWriting(address: string) {
  startI18n('en')
  addWritingMessages()
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  })
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <MemoryRouter initialEntries={['/videos', address]}>
          <Routes>
            <Route path="/writing" element={<WritingRoute />} />
            <Route path="/writing/sample/:id" element={<WritingSampleRoute />} />
            <Route path="/writing/:id" element={<WritingTextRoute />} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  )
}

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

/** For afterEach; clears the browser's storage too. */
export function endWorld() {
  cleanup()
  clearToasts()
  clearSession()
  localStorage.clear()
  restore()
}
