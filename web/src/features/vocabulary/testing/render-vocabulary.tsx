import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useParams } from 'react-router'
import { vi } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { signIn } from '../../../api/testing/fake-learner.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { ToastProvider } from '../../../ui/feedback/toast.tsx'
// These are deferred components: imported here, so that no test waits for them.
import '../add-word/looked-up-word.tsx'
import '../session/list-session-overlay.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { VocabularyScreen } from '../lists/vocabulary-screen.tsx'
import { addVocabularyMessages } from '../vocabulary-messages.ts'
import { fakeVocabularyServer, type VocabularyState } from './fake-vocabulary-server.ts'
import { kitchen } from './vocabulary-samples.ts'

let restore = () => {}

/**
 * Renders the screens of this feature with a fake server that stores the changes of lists and words in `state`.
 */
export function renderVocabulary(address: string, state: VocabularyState) {
  // Fakes only the clock of the verdict, which `readVerdict` advances.
  vi.useFakeTimers({ toFake: ['performance'] })
  const server = fakeVocabularyServer(state)
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
