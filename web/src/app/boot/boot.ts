import { pageFor, redirectFor } from '@verbena/contract/pages'
import { browserStorage } from '../../api/browser-storage.ts'
import { getSession } from '../../api/session.ts'
import { interfaceLanguage } from '../../i18n/stored-language.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { signInState } from '../router/sign-in-redirect.ts'
import { sendFirstRequests } from './early-requests.ts'
import { holdPresses } from './held-presses.ts'
import { currentVisitor, savePageHints } from './page-hints.ts'
import { endReload, reloadOnce } from './reload-once.ts'
import { showsOtherContent } from './sent-page.ts'
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
  if (isRight) endReload('page')
  else if (areHintsKept && reloadOnce('page')) return
  // Without cookies the page is shown when its code is here.
  if (!isRight || showsOtherContent(page)) html.dataset.page = 'none'
  if (redirectFor(location.pathname, visitor) === paths.login) openLogin()
  const session = getSession()
  if (session && isRight) sendFirstRequests(page, session)
  holdPresses()
}

/** The browser may have kept a page whose scripts are gone since an update. Reloading gets the new page. */
function reloadWithoutScripts() {
  const reload = ({ target }: Event) => {
    // Not those of Google or YouTube.
    const isOurs = target instanceof HTMLScriptElement && target.src.startsWith(location.origin)
    if (isOurs) reloadOnce('scripts')
  }
  addEventListener('error', reload, true)
}

/** As the router would: with the state that leads back after signing in. */
function openLogin() {
  history.replaceState({ usr: signInState(location), key: 'boot', idx: 0 }, '', paths.login)
}

boot()
