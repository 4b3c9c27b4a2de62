import type { ReactNode } from 'react'
import { type Location, Navigate, useLocation } from 'react-router'
import { hasLapsed, hasLeft } from '../api/session.ts'
import { loginReasonOf } from '../features/accounts/login-reason.ts'
import { paths } from '../parts/paths.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { aliasFor, redirectFor, withoutSlash } from './redirect-for.ts'
import { useAuthCheck } from './use-auth-check.ts'
import { useVisitor } from './use-visitor.ts'

/** Every guard of the product, in one place above the routes. */
export function Gate({ children }: { children: ReactNode }) {
  const isSettled = useAuthCheck()
  const location = useLocation()
  const visitor = useVisitor()
  const isRoot = withoutSlash(location.pathname) === paths.root

  if (isRoot && !isSettled) return <PageSkeleton />
  const alias = aliasFor(location.pathname)
  if (alias) return <Navigate to={{ ...location, pathname: alias }} state={location.state} replace />
  const target = redirectFor(location.pathname, visitor)
  if (!target) return children
  if (target === paths.songs) return <Navigate to={cameFrom(location) ?? target} replace />
  // Who opened a link unsigned, or whose session ended, comes back to it after signing in; who logged out does not.
  const isToReturn = target === paths.login && !isRoot && !hasLeft()
  const from = `${location.pathname}${location.search}`
  // Whose session ended is told that in a note; everybody else reads what the account is for.
  const reason = hasLapsed() ? undefined : loginReasonOf(withoutSlash(location.pathname))
  return <Navigate to={target} replace state={isToReturn ? { from, ...(reason && { reason }) } : null} />
}

function cameFrom({ pathname, state }: Location): string | undefined {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  const isWayIn = ([paths.login, paths.signup] as string[]).includes(withoutSlash(pathname))
  if (!isWayIn || typeof from !== 'string') return undefined
  return redirectFor(from.split('?')[0] ?? '', 'learner') ? undefined : from
}
