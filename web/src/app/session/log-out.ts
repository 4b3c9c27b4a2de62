import type { QueryClient } from '@tanstack/react-query'
import { logout } from '@verbena/contract/accounts/sessions'
import { callWithBearer } from '../../api/send-request.ts'
import { getSession } from '../../api/session.ts'
import { listOutbox } from '../../parts/outbox/outbox.ts'
import { clearLearnerData } from '../../parts/storage/clear-learner-data.ts'
import { writingDrafts } from '../../parts/storage/writing-drafts.ts'

/**
 * Ends the session on the server without waiting for the reply, and clears the data of this browser. A learner with
 * something that the server does not know yet is asked before, because nothing stays behind.
 * @returns whether the learner is logged out
 */
export async function logOut(queryClient: QueryClient, unsentWarning: string): Promise<boolean> {
  const session = getSession()
  // The browser's own question: it works without a connection.
  if (session && (await hasUnsent(session.learnerId)) && !window.confirm(unsentWarning)) return false
  if (session) callWithBearer(logout, {}, session.accessToken, { keepalive: true }).catch(() => undefined)
  clearLearnerData(queryClient)
  return true
}

const hasUnsent = async (learnerId: string): Promise<boolean> =>
  writingDrafts.entries(learnerId).length > 0 || (await listOutbox(learnerId)).length > 0
