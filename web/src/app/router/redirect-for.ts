import { paths } from '../../parts/navigation/paths.ts'

/** `guest`: finished onboarding here and chose to continue without an account. */
export type Visitor = 'learner' | 'guest' | 'nobody'

const withoutSession: string[] = [paths.login, paths.signup, paths.onboarding]
/** The plans, and pages opened by an e-mail or a payment, with or without a session. */
const openToAll =
  /^\/(plans|success|cancel|sandbox-checkout\/[^/]+|forgot-password|reset-password|verify-email)$/
const openToGuests = /^\/(videos|songs|video\/[^/]+|song\/[^/]+)$/
const forLearners =
  /^\/((video|song)\/[^/]+\/text|vocabulary(\/.+)?|progress|settings|writing(\/.+)?|grammar|listening|reorder|excercise(\/lesson\/[^/]+)?|lion|verb)$/

/** Aliases of the URLs of lessons (specification 1, section 2.4; specification 2, section 2). */
const aliases: [RegExp, string][] = [
  [/^\/(exercises|exercise|exercice)$/, paths.lessons],
  [/^\/excercise\/cafe$/, paths.lesson('1')],
  [/^\/exercise\/([^/]+)$/, `${paths.lessons}/lesson/$1`],
]

/** Removes trailing slashes, which are ignored. */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, '') || paths.root

/** Returns the canonical path of an alias, or undefined. */
export function aliasFor(address: string): string | undefined {
  const path = withoutSlash(address)
  const [spelling, target] = aliases.find(([pattern]) => pattern.test(path)) ?? []
  return spelling && target && path.replace(spelling, target)
}

/**
 * Returns the redirect of a path for a visitor, or undefined if there is none (specification 1, section 2.4). The root
 * page redirects learners itself, because it first has to know whether there are lessons.
 */
export function redirectFor(address: string, visitor: Visitor): string | undefined {
  const path = withoutSlash(address)
  const isLearner = visitor === 'learner'
  if (path === paths.root) return rootFor(visitor)
  if (openToAll.test(path)) return undefined
  if (withoutSession.includes(path)) return isLearner ? paths.songs : undefined
  if (openToGuests.test(path)) return visitor === 'nobody' ? paths.login : undefined
  if (forLearners.test(path)) return isLearner ? undefined : paths.login
  return aliasFor(path) ?? (isLearner ? paths.songs : paths.login)
}

function rootFor(visitor: Visitor): string | undefined {
  if (visitor === 'learner') return undefined
  return visitor === 'guest' ? paths.videos : paths.login
}
