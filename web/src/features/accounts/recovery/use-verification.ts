import { useMutation } from '@tanstack/react-query'
import { getUser, verifyEmail } from '@verbena/contract/accounts'
import { call } from '../../../api/call.ts'
import { getSession, saveUser } from '../../../api/session.ts'

/** Confirms the address when its owner says so: programs that look into mailboxes follow links, and press nothing. */
export function useVerification(token: string) {
  return useMutation({
    mutationFn: async () => {
      const reply = await call(verifyEmail, { body: { token } })
      await renewStoredUser()
      return reply
    },
  })
}

/** The link may belong to another account than the one signed in here, so the server says whose address is whose. */
async function renewStoredUser() {
  if (!getSession()) return
  try {
    const { authenticated, ...user } = await call(getUser, {})
    const session = getSession()
    if (authenticated && session) saveUser({ ...session.user, ...user })
  } catch {
    // The address is confirmed all the same; the next load of the page asks again.
  }
}
