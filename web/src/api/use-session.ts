import { useSyncExternalStore } from 'react'
import { getSession, type Session, subscribeToSession } from './session.ts'

/** Public pages are rendered at build, and hydrated, for a visitor without a session. */
const prerenderedSession = import.meta.env.SSR ? getSession : () => null

/** Returns the signed-in learner of this browser, or null. Updates when any tab signs in or out. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, getSession, prerenderedSession)
}
