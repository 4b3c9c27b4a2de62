import { refresh } from '@verbena/contract/accounts/sessions'
import { callWithBearer } from './send-request.ts'
import { endSession, getSession, saveTokens } from './session.ts'
import { withTabLock } from './with-tab-lock.ts'

/**
 * Exchanges the refresh token for a new pair, once per browser even when several tabs find their token expired:
 * the lock lets one tab ask, the others then find the new token in storage.
 * @param expired the access token that was refused
 * @returns the access token to use now, or null when the session has ended
 */
export function renewSession(expired: string): Promise<string | null> {
  return withTabLock('verbena.refresh', async () => {
    const session = getSession()
    if (!session) return null
    if (session.accessToken !== expired) return session.accessToken
    try {
      const tokens = await callWithBearer(refresh, {}, session.refreshToken)
      saveTokens(tokens)
      return tokens.access_token
    } catch (error) {
      // Being offline or a busy server does not end a session; a refused token does.
      if (error instanceof Error && 'status' in error && error.status === 401) {
        endSession()
        return null
      }
      throw error
    }
  })
}
