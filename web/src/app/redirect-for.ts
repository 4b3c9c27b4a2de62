import { paths } from '../parts/paths.ts'

/** `guest`: finished onboarding here and chose to continue without an account. */
export type Visitor = 'learner' | 'guest' | 'nobody'

const withoutSession: string[] = [paths.login, paths.signup, paths.onboarding]
/** What a mail or a payment leads to, and the plans: signed in or not. */
const openToAll =
  /^\/(plans|success|cancel|sandbox-checkout\/[^/]+|forgot-password|reset-password|verify-email)$/
const openToGuests = /^\/(videos|songs|video\/[^/]+|song\/[^/]+)$/
const forLearners: string[] = [paths.vocabulary, paths.settings]

/**
 * Where an address leads for this visitor, or undefined when it stands (specification 1, section 2.4).
 * The root goes to the videos and every other guard to the songs: both readings are kept.
 */
export function redirectFor(address: string, visitor: Visitor): string | undefined {
  const path = address.length > 1 ? address.replace(/\/+$/, '') : address
  if (path === paths.root) return visitor === 'nobody' ? paths.login : paths.videos
  if (openToAll.test(path)) return undefined
  if (withoutSession.includes(path)) return visitor === 'learner' ? paths.songs : undefined
  if (openToGuests.test(path)) return visitor === 'nobody' ? paths.login : undefined
  if (forLearners.includes(path)) return visitor === 'learner' ? undefined : paths.login
  return visitor === 'learner' ? paths.songs : paths.login
}
