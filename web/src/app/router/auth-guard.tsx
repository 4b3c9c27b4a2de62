import type { ReactNode } from 'react'
import { type Location, Navigate, useLocation } from 'react-router'
import { hasLapsed, hasLeft } from '../../api/session.ts'
import { useSession } from '../../api/use-session.ts'
import { loginReasonOf } from '../../features/accounts/login/login-reason.ts'
import { isGuest } from '../../parts/learner/onboarding-answers.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { useAuthCheck } from '../session/use-auth-check.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { aliasFor, redirectFor, type Visitor, withoutSlash } from './redirect-for.ts'

/** Redirects by the session, and from aliases of a URL to its canonical form. */
export function AuthGuard({ children }: { children: ReactNode }) {
  const isSettled = useAuthCheck()
  const location = useLocation()
  const visitor = useVisitor()
  const isRoot = withoutSlash(location.pathname) === paths.root

  if (isRoot && !isSettled) return <PageSkeleton />
  const alias = aliasFor(location.pathname)
  if (alias) return <Navigate to={{ ...location, pathname: alias }} state={location.state} replace />
  const target = redirectFor(location.pathname, visitor)
  if (!target) return children
  if (target === paths.songs) return <Navigate to={returnTarget(location) ?? target} replace />
  // After signing in the learner returns to the page, unless they had logged out.
  const shouldReturn = target === paths.login && !isRoot && !hasLeft()
  const from = `${location.pathname}${location.search}`
  // An ended session is explained by a toast; otherwise the login page explains what the account is for.
  const reason = hasLapsed() ? undefined : loginReasonOf(withoutSlash(location.pathname))
  return <Navigate to={target} replace state={shouldReturn ? { from, ...(reason && { reason }) } : null} />
}

function returnTarget({ pathname, state }: Location): string | undefined {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  const isSignInPage = ([paths.login, paths.signup] as string[]).includes(withoutSlash(pathname))
  if (!isSignInPage || typeof from !== 'string') return undefined
  return redirectFor(from.split('?')[0] ?? '', 'learner') ? undefined : from
}

function useVisitor(): Visitor {
  if (useSession()) return 'learner'
  return isGuest() ? 'guest' : 'nobody'
}
