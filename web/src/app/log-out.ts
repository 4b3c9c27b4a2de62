import type { QueryClient } from '@tanstack/react-query'
import { logout } from '@verbena/contract/accounts'
import { callWithBearer } from '../api/call.ts'
import { clearSession, getSession } from '../api/session.ts'
import { forgetLessons } from '../features/lessons/remembered-lessons.ts'
import { forgetUnsentAttempts } from '../features/vocabulary/unsent-attempts.ts'
import { forgetOnboarding } from '../parts/onboarding-answers.ts'

/** Leaves nothing of the learner in this browser; the server is told, but nobody waits for it. */
export function logOut(queryClient: QueryClient) {
  const session = getSession()
  if (session) callWithBearer(logout, {}, session.accessToken, { keepalive: true }).catch(() => undefined)
  forgetOnboarding()
  forgetUnsentAttempts()
  forgetLessons()
  clearCookies()
  clearSession()
  queryClient.clear()
}

function clearCookies() {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim()
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    if (name) document.cookie = `${name}=; path=/; max-age=0`
  }
}
