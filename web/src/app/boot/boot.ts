import { pageFor, redirectFor } from '@verbena/contract/pages'
import { browserStorage, tabStorage } from '../../api/browser-storage.ts'
import { getSession } from '../../api/session.ts'
import { interfaceLanguage } from '../../i18n/stored-language.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { signInState } from '../router/sign-in-redirect.ts'
import { sendFirstRequests } from './early-requests.ts'
import { holdPresses } from './held-presses.ts'
import { currentVisitor, savePageHints } from './page-hints.ts'
import { showFonts } from './show-fonts.ts'

/**
 * Runs in the head of every page, before the first paint. The server chose the HTML by cookies. If the browser stores
 * something else (another theme, language or visitor), this corrects it.
 */
function boot() {
  const html = document.documentElement
  const theme = browserStorage.read('theme')
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
  showFonts()
  const visitor = currentVisitor()
  const { page, visitor: sentTo = visitor } = html.dataset
  const language = interfaceLanguage()
  const areHintsKept = savePageHints()
  if (page === undefined) return
  reloadWithoutScripts()
  const isRight = page === pageFor(location.pathname, visitor) && sentTo === visitor && html.lang === language
  if (isRight) tabStorage.remove(reloadedKey)
  else if (areHintsKept && reloadOnce(reloadedKey)) return
  // Without cookies the page is shown when its code is here.
  else html.dataset.page = 'none'
  if (redirectFor(location.pathname, visitor) === paths.login) openLogin()
  const session = getSession()
  if (session && isRight) sendFirstRequests(page, session)
  holdPresses()
}

const reloadedKey = 'reloadedForPage'
const reloadedForScriptsKey = 'reloadedForScripts'

/** @returns false if the page was already loaded again for this reason, or the browser cannot remember it */
function reloadOnce(key: string): boolean {
  if (tabStorage.read(key) !== null || !tabStorage.write(key, 'true')) return false
  location.reload()
  return true
}

/** The browser may have kept a page whose scripts are gone since an update. Reloading gets the new page. */
function reloadWithoutScripts() {
  const reload = ({ target }: Event) => {
    // Not those of Google or YouTube.
    const isOurs = target instanceof HTMLScriptElement && target.src.startsWith(location.origin)
    if (isOurs) reloadOnce(reloadedForScriptsKey)
  }
  addEventListener('error', reload, true)
  addEventListener('load', () => tabStorage.remove(reloadedForScriptsKey))
}

/** As the router would: with the state that leads back after signing in. */
function openLogin() {
  history.replaceState({ usr: signInState(location), key: 'boot', idx: 0 }, '', paths.login)
}

boot()
