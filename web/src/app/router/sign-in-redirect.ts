import { withoutSlash } from '@verbena/contract/pages'
import { hasLapsed, hasLeft } from '../../api/session.ts'
import { type LoginReason, loginReasonOf } from '../../features/accounts/login/login-reason.ts'
import { paths } from '../../parts/navigation/paths.ts'

export type SignInState = { from: string; reason?: LoginReason } | null

/** The state of the login page: after signing in the learner returns to this address, unless they had logged out. */
export function signInState({ pathname, search }: { pathname: string; search: string }): SignInState {
  const path = withoutSlash(pathname)
  if (path === paths.root || hasLeft()) return null
  // An ended session is explained by a toast; otherwise the login page explains what the account is for.
  const reason = hasLapsed() ? undefined : loginReasonOf(path)
  return { from: `${pathname}${search}`, ...(reason && { reason }) }
}
