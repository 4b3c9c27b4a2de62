import type { User } from '@verbena/contract/accounts/accounts'
import type { SessionReply } from '@verbena/contract/accounts/sessions'
import { browserStorage } from './browser-storage.ts'
import { learnerIdOf } from './learner-id.ts'

/**
 * The session stored in this browser, shared by all its tabs. The specification (1, sections 3 and 9) defines the keys
 * and their spelling.
 */
export type Session = {
  accessToken: string
  refreshToken: string
  /** Part of the keys under which this browser stores data of the learner, because a username may change. */
  learnerId: string
  user: User
}

const listeners = new Set<() => void>()
const endListeners = new Set<() => void>()
let cached: { raw: string; session: Session | null } | undefined

export function getSession(): Session | null {
  const accessToken = browserStorage.read('access_token')
  const refreshToken = browserStorage.read('refresh_token')
  const user = browserStorage.read('user')
  const raw = `${accessToken}\n${refreshToken}\n${user}`
  if (cached?.raw === raw) return cached.session
  cached = {
    raw,
    session: accessToken && refreshToken && user ? parse(accessToken, refreshToken, user) : null,
  }
  return cached.session
}

function parse(accessToken: string, refreshToken: string, user: string): Session | null {
  try {
    const learnerId = learnerIdOf(accessToken, refreshToken)
    return { accessToken, refreshToken, learnerId, user: JSON.parse(user) as User }
  } catch {
    return null
  }
}

export function saveSession(reply: Pick<SessionReply, 'access_token' | 'refresh_token' | 'user'>) {
  browserStorage.write('access_token', reply.access_token)
  browserStorage.write('refresh_token', reply.refresh_token)
  isLeft = false
  isLapsed = false
  saveUser(reply.user)
}

export function saveUser(user: User) {
  const { nativeLanguage, targetLanguage, learningReason, timePerDay } = user
  browserStorage.write('user', JSON.stringify(user))
  browserStorage.write('isAuthenticated', 'true')
  browserStorage.write('isOnboardingComplete', 'true')
  browserStorage.write('username', user.username)
  browserStorage.write(
    'userPreferences',
    JSON.stringify({ nativeLanguage, targetLanguage, learningReason, timePerDay }),
  )
  notify()
}

export function saveTokens(tokens: { access_token: string; refresh_token: string }) {
  browserStorage.write('access_token', tokens.access_token)
  browserStorage.write('refresh_token', tokens.refresh_token)
  notify()
}

/** Removes the stored user if the auth check finds no session. */
export function clearIdentity() {
  for (const key of ['isAuthenticated', 'isOnboardingComplete', 'userPreferences', 'username'])
    browserStorage.remove(key)
  notify()
}

/** Whether the learner logged out in this page: then the next sign-in does not return to the last page. */
let isLeft = false
export const hasLeft = () => isLeft

/** Whether the server ended the last session of this page. */
let isLapsed = false
export const hasLapsed = () => isLapsed

/** Ends the session in this browser. Settings that do not belong to the account (theme, interface language) stay. */
export function clearSession() {
  isLeft = true
  isLapsed = false
  for (const key of ['access_token', 'refresh_token', 'user']) browserStorage.remove(key)
  clearIdentity()
}

/** Ends a session that the server refused: clears it and notifies the listener that shows a toast. */
export function endSession() {
  clearSession()
  isLeft = false
  isLapsed = true
  for (const listener of endListeners) listener()
}

export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener)
  return () => void endListeners.delete(listener)
}

function notify() {
  for (const listener of listeners) listener()
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
