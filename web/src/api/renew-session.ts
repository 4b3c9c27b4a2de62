import { refresh } from '@verbena/contract/accounts/sessions'
import { callWithBearer } from './send-request.ts'
import { endSession, getSession, saveTokens } from './session.ts'
import { withTabLock } from './with-tab-lock.ts'

/**
 * Exchanges the refresh token for a new pair, once per browser even if several tabs have an expired token: one tab
 * holds the lock and sends the request; the others then find the new token in storage.
 * @param expired the refused access token
 * @returns the access token to use now, or null if the session has ended
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
      // Only a refused token ends the session; a lost connection or a server error does not.
      if (error instanceof Error && 'status' in error && error.status === 401) {
        endSession()
        return null
      }
      throw error
    }
  })
}
