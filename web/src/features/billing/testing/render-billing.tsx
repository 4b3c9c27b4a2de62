import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { vi } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { ToastProvider } from '../../../ui/feedback/toast.tsx'
import { addBillingMessages } from '../billing-messages.ts'
import { CancelScreen } from '../cancel-screen.tsx'
import { PlansScreen } from '../plans-screen.tsx'
import { SandboxCheckoutScreen } from '../sandbox-checkout-screen.tsx'
import { SuccessScreen } from '../success-screen.tsx'

type Options = { state?: unknown; keepsPolling?: boolean }

export const checkoutId = 'c'.repeat(43)

/**
 * Renders the four screens of this feature with their routes. The payment is polled once, or with `keepsPolling` until it
 * is recorded.
 */
export function renderBilling(address: string, { state, keepsPolling }: Options = {}) {
  startI18n('en')
  addBillingMessages()
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [pathname = '', search] = address.split('?')
  const schedule = { intervalMs: 1, timeoutMs: keepsPolling ? 60_000 : 0 }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <MemoryRouter initialEntries={[{ pathname, search: search ? `?${search}` : '', state }]}>
          <Routes>
            <Route path="/plans" element={<PlansScreen />} />
            <Route path="/success" element={<SuccessScreen schedule={schedule} />} />
            <Route path="/cancel" element={<CancelScreen />} />
            <Route path="/sandbox-checkout/:id" element={<SandboxCheckoutScreen />} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { leave, log }
}

function Address() {
  const { pathname, search, state } = useLocation()
  return (
    <output data-testid="address" data-state={JSON.stringify(state)}>
      {pathname + search}
    </output>
  )
}

/** Called in afterEach. */
export function closeBilling() {
  cleanup()
  vi.restoreAllMocks()
  clearSession()
  localStorage.clear()
}
