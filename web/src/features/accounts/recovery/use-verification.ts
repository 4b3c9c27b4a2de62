import { useQuery } from '@tanstack/react-query'
import { getUser, verifyEmail } from '@verbena/contract/accounts'
import { call } from '../../../api/call.ts'
import { getSession, saveUser } from '../../../api/session.ts'

/** Confirms the address once, on arrival: following the link was the question. */
export function useVerification(token: string) {
  return useQuery({
    queryKey: ['verifyEmail', token],
    queryFn: async () => {
      const reply = await call(verifyEmail, { body: { token } })
      await renewStoredUser()
      return reply
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
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
