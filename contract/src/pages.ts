/**
 * The pages of the web application. The server chooses the HTML of a page by them, and the browser shows the same page.
 */

/** `guest`: finished onboarding in this browser and chose to continue without an account. */
export type Visitor = 'learner' | 'guest' | 'nobody'
export const visitors: readonly Visitor[] = ['learner', 'guest', 'nobody']

/**
 * Cookies by which the server chooses the HTML of a page: copies of what the browser stores. They are hints and give no
 * access to anything.
 */
export const pageCookies = { visitor: 'verbenaVisitor', language: 'verbenaLanguage' } as const

/** A page whose HTML is made at build. */
type Page = {
  name: string
  pattern: RegExp
  /** A typical address of it. */
  example: string
  /** The noun whose code shows it. */
  feature: string
  access: 'anyone' | 'guest' | 'learner'
}

export const pages: readonly Page[] = (
  [
    ['login', /^\/login$/, '/login', 'accounts', 'anyone'],
    ['onboarding', /^\/onboarding$/, '/onboarding', 'accounts', 'anyone'],
    ['forgot-password', /^\/forgot-password$/, '/forgot-password', 'accounts', 'anyone'],
    ['reset-password', /^\/reset-password$/, '/reset-password?token=any', 'accounts', 'anyone'],
    ['plans', /^\/plans$/, '/plans', 'billing', 'anyone'],
    ['videos', /^\/videos$/, '/videos', 'catalogue', 'guest'],
    ['songs', /^\/songs$/, '/songs', 'catalogue', 'guest'],
    ['video', /^\/video\/[^/]+$/, '/video/any', 'player', 'guest'],
    ['song', /^\/song\/[^/]+$/, '/song/any', 'player', 'guest'],
    ['vocabulary', /^\/vocabulary$/, '/vocabulary', 'vocabulary', 'learner'],
    ['word-list', /^\/vocabulary\/list\/[^/]+$/, '/vocabulary/list/any', 'vocabulary', 'learner'],
    ['word', /^\/vocabulary\/word\/[^/]+$/, '/vocabulary/word/any', 'vocabulary', 'learner'],
    ['word-files', /^\/vocabulary\/files$/, '/vocabulary/files', 'word-exchange', 'learner'],
    ['review', /^\/vocabulary\/review$/, '/vocabulary/review', 'reviews', 'learner'],
    ['review-overview', /^\/vocabulary\/memory$/, '/vocabulary/memory', 'reviews', 'learner'],
    ['progress', /^\/progress$/, '/progress', 'progress', 'learner'],
    // The start page redirects a learner to the lessons when the language has lessons.
    ['lessons', /^\/(excercise)?$/, '/excercise', 'lessons', 'learner'],
    ['lesson', /^\/(excercise\/lesson\/[^/]+|lion|verb)$/, '/excercise/lesson/1', 'lessons', 'learner'],
    ['reorder', /^\/reorder$/, '/reorder', 'lessons', 'learner'],
    ['writing', /^\/writing$/, '/writing', 'writing', 'learner'],
    ['writing-sample', /^\/writing\/sample\/[^/]+$/, '/writing/sample/any', 'writing', 'learner'],
    ['writing-text', /^\/writing\/[^/]+$/, '/writing/any', 'writing', 'learner'],
    ['grammar', /^\/grammar$/, '/grammar', 'grammar', 'learner'],
    ['listening', /^\/listening$/, '/listening', 'listening', 'learner'],
    ['settings', /^\/settings$/, '/settings', 'settings', 'learner'],
  ] as const
).map(([name, pattern, example, feature, access]) => ({ name, pattern, example, feature, access }))

/** The name for pages without HTML of their own. */
export const otherPage = 'other'

/** The page that a visitor sees at this path, after redirects. */
export function pageFor(path: string, visitor: Visitor): string {
  const final = finalPath(path, visitor)
  return pages.find(({ pattern }) => pattern.test(final))?.name ?? otherPage
}

/** Whether this is the path of a page. Unknown paths are redirected by the browser. */
export const isPage = (path: string): boolean => pages.some(({ pattern }) => pattern.test(withoutSlash(path)))

/** The path that a visitor reaches after redirects. */
export function finalPath(path: string, visitor: Visitor): string {
  const start = withoutSlash(path)
  const address = aliasFor(start) ?? start
  return redirectFor(address, visitor) ?? address
}

const withoutSession = ['/login', '/signup', '/onboarding']
/** The plans, and pages opened by an e-mail or a payment, with or without a session. */
const openToAll =
  /^\/(plans|success|cancel|sandbox-checkout\/[^/]+|forgot-password|reset-password|verify-email)$/
const openToGuests = /^\/(videos|songs|video\/[^/]+|song\/[^/]+)$/
const forLearners =
  /^\/((video|song)\/[^/]+\/text|vocabulary(\/.+)?|progress|settings|writing(\/.+)?|grammar|listening|reorder|excercise(\/lesson\/[^/]+)?|lion|verb)$/

/** Aliases of the URLs of lessons (specification 1, section 2.4; specification 2, section 2). */
const aliases: [RegExp, string][] = [
  [/^\/(exercises|exercise|exercice)$/, '/excercise'],
  [/^\/excercise\/cafe$/, '/excercise/lesson/1'],
  [/^\/exercise\/([^/]+)$/, '/excercise/lesson/$1'],
]

/** Removes trailing slashes, which are ignored. */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, '') || '/'

/** Returns the canonical path of an alias, or undefined. */
export function aliasFor(address: string): string | undefined {
  const path = withoutSlash(address)
  const [spelling, target] = aliases.find(([pattern]) => pattern.test(path)) ?? []
  return spelling && target && path.replace(spelling, target)
}

/**
 * Returns the redirect of a path for a visitor, or undefined if there is none (specification 1, section 2.4). The start
 * page redirects learners itself, because it first has to know whether there are lessons.
 */
export function redirectFor(address: string, visitor: Visitor): string | undefined {
  const path = withoutSlash(address)
  const isLearner = visitor === 'learner'
  if (path === '/') return startFor(visitor)
  if (openToAll.test(path)) return undefined
  if (withoutSession.includes(path)) return isLearner ? '/songs' : undefined
  if (openToGuests.test(path)) return visitor === 'nobody' ? '/login' : undefined
  if (forLearners.test(path)) return isLearner ? undefined : '/login'
  return aliasFor(path) ?? (isLearner ? '/songs' : '/login')
}

function startFor(visitor: Visitor): string | undefined {
  if (visitor === 'learner') return undefined
  return visitor === 'guest' ? '/videos' : '/login'
}
