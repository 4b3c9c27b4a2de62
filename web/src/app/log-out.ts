import type { QueryClient } from '@tanstack/react-query'
import { logout } from '@verbena/contract/accounts'
import { callWithBearer } from '../api/call.ts'
import { getSession } from '../api/session.ts'
import { forgetLearner } from '../parts/forget-learner.ts'

/** The server is told, but nobody waits for it. */
export function logOut(queryClient: QueryClient) {
  const session = getSession()
  if (session) callWithBearer(logout, {}, session.accessToken, { keepalive: true }).catch(() => undefined)
  forgetLearner(queryClient)
}
