import { useMutation } from '@tanstack/react-query'
import { getUser } from '@verbena/contract/accounts/accounts'
import { verifyEmail } from '@verbena/contract/accounts/recovery'
import { call } from '../../../api/call.ts'
import { getSession, saveUser } from '../../../api/session.ts'

/**
 * Confirms the email address only when a button is pressed, because mail scanners follow links but press no buttons.
 */
export function useVerification(token: string) {
  return useMutation({
    mutationFn: async () => {
      const reply = await call(verifyEmail, { body: { token } })
      await renewStoredUser()
      return reply
    },
  })
}

/** Fetches the user again, because the link may belong to another account than the one signed in here. */
async function renewStoredUser() {
  if (!getSession()) return
  try {
    const { authenticated, ...user } = await call(getUser, {})
    const session = getSession()
    if (authenticated && session) saveUser({ ...session.user, ...user })
  } catch {
    // The address is confirmed anyway; the next page load fetches the user again.
  }
}
