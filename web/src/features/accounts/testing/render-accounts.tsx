import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { SessionReply } from '@verbena/contract/accounts/sessions'
import { type Location, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router'
import { learner, learnerId, refreshTokenOf } from '../../../api/testing/fake-learner.ts'
import { fakeServer } from '../../../api/testing/fake-server.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { clearOnboardingAnswers } from '../../../parts/learner/onboarding-answers.ts'
import { ToastProvider } from '../../../ui/feedback/toast.tsx'
import { hideToast, shownToasts } from '../../../ui/feedback/toast-store.ts'
import { ForgotPasswordRoute } from '../forgot-password.route.tsx'
import { LoginRoute } from '../login.route.tsx'
import { OnboardingRoute } from '../onboarding.route.tsx'
import { ResetPasswordRoute } from '../reset-password.route.tsx'
import { SignupRoute } from '../signup.route.tsx'
import { VerifyEmailRoute } from '../verify-email.route.tsx'

let restore = () => {}

/** Starts a fake server that replaces the previous one, until `closeAccounts`. */
export const answerWith: typeof fakeServer = (routes) => {
  restore()
  const server = fakeServer(routes)
  restore = server.restore
  return server
}

/** Called in afterEach; also clears the browser's storage. */
export function closeAccounts() {
  cleanup()
  for (const { id } of shownToasts()) hideToast(id)
  clearOnboardingAnswers()
  localStorage.clear()
  restore()
}

/** Renders the routes of this feature. */
export function renderAccounts(address: string | Partial<Location>) {
  startI18n('en')
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/login" element={<LoginRoute />} />
            <Route path="/signup" element={<SignupRoute />} />
            <Route path="/onboarding" element={<OnboardingRoute />} />
            <Route path="/forgot-password" element={<ForgotPasswordRoute />} />
            <Route path="/reset-password" element={<ResetPasswordRoute />} />
            <Route path="/verify-email" element={<VerifyEmailRoute />} />
            <Route path="*" element={<p>Somewhere else</p>} />
          </Routes>
          <Address />
          <BrowserBack />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  )
}

function Address() {
  const { pathname, search, state } = useLocation()
  return (
    <output aria-label="address" data-state={JSON.stringify(state)}>
      {pathname}
      {search}
    </output>
  )
}

function BrowserBack() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      The browser's own Back
    </button>
  )
}

/** A session as the server sends it. */
export const sessionReply: SessionReply = {
  success: true,
  access_token: 'access-1',
  refresh_token: refreshTokenOf(learnerId),
  username: 'marta',
  message: 'ok',
  user: learner,
}
