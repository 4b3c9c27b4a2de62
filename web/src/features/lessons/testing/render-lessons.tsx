import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { Endpoint } from '@verbena/contract/endpoint'
import type { InterfaceLanguageCode } from '@verbena/language/interface-languages'
import type { ReactElement } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { clearSession } from '../../../api/session.ts'
import { signIn } from '../../../api/testing/fake-learner.ts'
import { fakeServer } from '../../../api/testing/fake-server.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { resetOutbox } from '../../../parts/outbox/testing/outbox-in-tests.ts'

type PageOptions = { address?: string; language?: InterfaceLanguageCode; path?: string }

let restore = () => {}

/** Renders a page of this feature with a fake server. */
export function renderLessons<const Endpoints extends readonly Endpoint[]>(
  page: ReactElement,
  routes: Parameters<typeof fakeServer<Endpoints>>[0],
  { address = '/', language = 'en', path = '*' }: PageOptions = {},
) {
  const server = fakeServer<Endpoints>(routes)
  restore = server.restore
  signIn()
  startI18n(language)
  render(
    <QueryClientProvider
      client={
        new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retryDelay: 1 } } })
      }
    >
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={path} element={page} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return {
    requests: server.requests,
    requestsTo: (method: string, asked: string) =>
      server.requests.filter((request) => request.method === method && request.path.startsWith(asked)),
  }
}

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

/** Called in afterEach; also clears the browser's storage. */
export function closeLessons() {
  cleanup()
  clearSession()
  resetOutbox()
  localStorage.clear()
  sessionStorage.clear()
  restore()
}
