import { useSyncExternalStore } from 'react'
import { getSession, type Session, subscribeToSession } from './session.ts'

/** The signed-in learner of this browser, or null; changes when any tab signs in or out. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, getSession)
}
