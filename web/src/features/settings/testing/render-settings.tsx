import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { User } from '@verbena/contract/accounts/accounts'
import { getSubscriptionStatus, type SubscriptionStatus } from '@verbena/contract/billing/billing'
import type { Endpoint } from '@verbena/contract/endpoint'
import { getLookupUsage } from '@verbena/contract/lookup/lookup'
import { type DictionarySource, listDictionaries } from '@verbena/contract/settings/dictionaries'
import { listIdentities, listSessions, type SignedInBrowser } from '@verbena/contract/settings/settings'
import { MemoryRouter, useLocation } from 'react-router'
import { vi } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { learner, learnerId, signInAs } from '../../../api/testing/fake-learner.ts'
import { fakeServer } from '../../../api/testing/fake-server.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { ToastProvider } from '../../../ui/feedback/toast.tsx'
import { hideToast, shownToasts } from '../../../ui/feedback/toast-store.ts'
import { SettingsRoute } from '../settings.route.tsx'

const onFree: SubscriptionStatus = {
  accountType: 'Free',
  endsAt: null,
  cancelAtPeriodEnd: false,
  status: 'none',
}
export const onPro: SubscriptionStatus = {
  accountType: 'Pro',
  endsAt: '2026-05-01T10:30:00.000Z',
  cancelAtPeriodEnd: false,
  status: 'active',
}
export const thisBrowser: SignedInBrowser = {
  id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0001',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
  signedInAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: '2026-04-01T10:00:00.000Z',
  isCurrent: true,
}
export const phone: SignedInBrowser = {
  ...thisBrowser,
  id: '0b0e7c52-6f0e-4a56-9d10-6c1f6c0a0002',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  isCurrent: false,
}

export const lexicon: DictionarySource = {
  id: 'lexicon',
  kind: 'lexicon',
  name: 'Verbena lexicon',
  licence: 'AGPL-3.0-or-later',
  licenceUrl: 'https://www.gnu.org/licenses/agpl-3.0.html',
  entries: 4812,
}

/** The learner with an e-mail address, which the form requires. */
export const marta: User = { ...learner, email: 'marta@verbena.test', emailVerified: true }

let restore = () => {}

/**
 * Renders the route of this feature with a fake server. By default its learner is on Free with one session, and its only
 * dictionary is the lexicon.
 * @param routes replies that differ from these defaults
 */
export function renderSettings<const Endpoints extends readonly Endpoint[]>(
  address: string,
  routes: Parameters<typeof fakeServer<Endpoints>>[0],
  user: User = marta,
) {
  const ownRoutes = routes as Parameters<typeof fakeServer>[0]
  const server = fakeServer([
    ...ownRoutes,
    [getSubscriptionStatus, onFree],
    [getLookupUsage, { used: 12, limit: 30 }],
    [listSessions, [thisBrowser]],
    [listIdentities, []],
    [listDictionaries, { sources: [lexicon], canAdd: [] }],
  ])
  restore = server.restore
  signInAs(learnerId, user)
  startI18n('en')
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <MemoryRouter initialEntries={[address]}>
          <SettingsRoute />
          <Address />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return {
    requests: server.requests,
    sent: (endpoint: Endpoint) =>
      server.requests.filter(({ method, path }) => method === endpoint.method && path === endpoint.path),
  }
}

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

/** For afterEach; clears the browser's storage too. */
export function closeSettings() {
  cleanup()
  for (const { id } of shownToasts()) hideToast(id)
  vi.restoreAllMocks()
  clearSession()
  localStorage.clear()
  restore()
}
