import { aliasFor, redirectFor, type Visitor, withoutSlash } from '@verbena/contract/pages'
import type { ReactNode } from 'react'
import { type Location, Navigate, useLocation } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { currentVisitor } from '../boot/page-hints.ts'
import { useAuthCheck } from '../session/use-auth-check.ts'
import { signInState } from './sign-in-redirect.ts'

/** Redirects by the session, and from aliases of a URL to its canonical form. */
export function AuthGuard({ children }: { children: ReactNode }) {
  useAuthCheck()
  const location = useLocation()
  const visitor = useVisitor()
  const alias = aliasFor(location.pathname)
  if (alias) return <Navigate to={{ ...location, pathname: alias }} state={location.state} replace />
  const target = redirectFor(location.pathname, visitor)
  if (!target) return children
  if (target === paths.songs) return <Navigate to={returnTarget(location) ?? target} replace />
  return <Navigate to={target} replace state={target === paths.login ? signInState(location) : null} />
}

function returnTarget({ pathname, state }: Location): string | undefined {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  const isSignInPage = ([paths.login, paths.signup] as string[]).includes(withoutSlash(pathname))
  if (!isSignInPage || typeof from !== 'string') return undefined
  return redirectFor(from.split('?')[0] ?? '', 'learner') ? undefined : from
}

function useVisitor(): Visitor {
  useSession()
  return currentVisitor()
}
