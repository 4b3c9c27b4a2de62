import { pageCookies, type Visitor } from '@verbena/contract/pages'
import { getSession } from '../../api/session.ts'
import { chosenLanguage } from '../../i18n/stored-language.ts'
import { isGuest } from '../../parts/learner/onboarding-answers.ts'

export function currentVisitor(): Visitor {
  if (getSession()) return 'learner'
  return isGuest() ? 'guest' : 'nobody'
}

/** In seconds. */
const yearLong = 31_536_000

/**
 * Writes the cookies by which the server chooses the HTML of a page: who visits, and the chosen language of the
 * interface. A visitor who is nobody, in a language that the browser prefers, has none, so that the browser can use the
 * page that it has kept from the first visit.
 * @returns whether the browser keeps them
 */
export function savePageHints(): boolean {
  const visitor = currentVisitor()
  const kept = [
    setCookie(pageCookies.visitor, visitor === 'nobody' ? undefined : visitor),
    setCookie(pageCookies.language, chosenLanguage()),
  ]
  return !kept.includes(false)
}

/** @param value undefined removes the cookie */
function setCookie(name: string, value: string | undefined): boolean {
  if (value === undefined) {
    if (readCookie(name) !== undefined) write(name, '', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT')
  } else {
    // Each time, because Safari deletes it seven days after it was written.
    write(name, value, `Max-Age=${yearLong}`)
  }
  return readCookie(name) === value
}

function write(name: string, value: string, life: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and not in all browsers
  document.cookie = `${name}=${value}; Path=/; ${life}; SameSite=Lax${secure}`
}

const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
