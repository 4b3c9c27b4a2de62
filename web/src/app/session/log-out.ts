import type { QueryClient } from '@tanstack/react-query'
import { logout } from '@verbena/contract/accounts/sessions'
import { callWithBearer } from '../../api/send-request.ts'
import { getSession } from '../../api/session.ts'
import { hasUnsentData } from '../../parts/outbox/has-unsent-data.ts'
import { clearLearnerData } from '../../parts/storage/clear-learner-data.ts'

/**
 * Ends the session on the server without waiting for the reply, and deletes the learner's data in this browser. If some
 * data were not sent to the server yet, asks the learner first, because they would be lost.
 * @returns whether the learner is logged out
 */
export async function logOut(queryClient: QueryClient, unsentWarning: string): Promise<boolean> {
  const session = getSession()
  // Uses `window.confirm`, because it needs no code and works offline.
  if (session && (await hasUnsentData(session.learnerId)) && !window.confirm(unsentWarning)) return false
  if (session) callWithBearer(logout, {}, session.accessToken, { keepalive: true }).catch(() => undefined)
  clearLearnerData(queryClient)
  return true
}
