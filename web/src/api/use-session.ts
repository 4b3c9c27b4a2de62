import { useSyncExternalStore } from 'react'
import { getSession, type Session, subscribeToSession } from './session.ts'

/** Returns the signed-in learner of this browser, or null. Updates when any tab signs in or out. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, getSession)
}
