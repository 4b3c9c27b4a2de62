import type { ReactNode } from 'react'
import { type Location, Navigate, useLocation } from 'react-router'
import { paths } from '../parts/paths.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { redirectFor } from './redirect-for.ts'
import { useAuthCheck } from './use-auth-check.ts'
import { useVisitor } from './use-visitor.ts'

/** Every guard of the product, in one place above the routes. */
export function Gate({ children }: { children: ReactNode }) {
  const isSettled = useAuthCheck()
  const location = useLocation()
  const visitor = useVisitor()

  if (location.pathname === paths.root && !isSettled) return <PageSkeleton />
  const target = redirectFor(location.pathname, visitor)
  if (!target) return children
  if (target === paths.songs) return <Navigate to={cameFrom(location) ?? target} replace />
  // Who opened a link unsigned, or whose session ended, comes back to it after signing in.
  const from = `${location.pathname}${location.search}`
  return (
    <Navigate
      to={target}
      replace
      state={target === paths.login && location.pathname !== paths.root ? { from } : null}
    />
  )
}

function cameFrom({ pathname, state }: Location): string | undefined {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  const isWayIn = pathname === paths.login || pathname === paths.signup
  if (!isWayIn || typeof from !== 'string') return undefined
  return redirectFor(from.split('?')[0] ?? '', 'learner') ? undefined : from
}
