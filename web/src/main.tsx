import { finalPath } from '@verbena/contract/pages'
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './ui/style/tokens.css'
import './ui/style/fonts/fonts.css'
import './ui/style/fallback-fonts.css'
import './ui/style/base.css'
import { getSession, subscribeToSession } from './api/session.ts'
import { releasePresses } from './app/boot/held-presses.ts'
import { currentVisitor, savePageHints } from './app/boot/page-hints.ts'
import { endReload } from './app/boot/reload-once.ts'
import { isRenderedAsSent } from './app/boot/sent-page.ts'
import { keepTypedText } from './app/boot/typed-text.ts'
import { logCaughtError } from './app/providers/log-caught-error.ts'
import { Providers } from './app/providers/providers.tsx'
import { createQueryClient } from './app/providers/query-client.ts'
import { preloadPage } from './app/router/preload-pages.ts'
import { Router } from './app/router/router.tsx'
import { startI18n } from './i18n/i18n.ts'
import { interfaceLanguage } from './i18n/stored-language.ts'
import { carryOverUsernameKeys } from './parts/storage/carry-over-username-keys.ts'

startI18n(interfaceLanguage())

const queryClient = createQueryClient()

async function start() {
  const session = getSession()
  const carriedOver = session && carryOverUsernameKeys({ ...session, username: session.user.username })
  // The page is rendered once its code is here, so that nothing comes between the sent page and the live one.
  await Promise.all([carriedOver, preloadPage(finalPath(location.pathname, currentVisitor()))])
  // A transition, so that React pauses for what the visitor does meanwhile.
  startTransition(() =>
    render(
      <StrictMode>
        <Providers queryClient={queryClient}>
          <Router />
        </Providers>
      </StrictMode>,
    ),
  )
}

function render(app: ReactNode) {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  if (isSentForThisBrowser(root)) {
    hydrateRoot(root, <Started>{app}</Started>, { onCaughtError: logCaughtError })
    return
  }
  const restore = keepTypedText(root)
  createRoot(root, { onCaughtError: logCaughtError }).render(<Started onRendered={restore}>{app}</Started>)
}

/** The page, which tells when it is rendered and can be used. */
function Started({ onRendered, children }: { onRendered?: () => void; children: ReactNode }) {
  useLayoutEffect(() => {
    if (!onRendered) return
    delete document.documentElement.dataset.page
    onRendered()
  }, [onRendered])
  // Not within the effect, where React cannot hydrate what is pressed.
  useEffect(() => {
    setTimeout(releasePresses)
    endReload('scripts')
  }, [])
  return children
}

/** Whether the HTML is what this browser renders: a public page, with nothing stored that changes it. */
function isSentForThisBrowser(root: HTMLElement): boolean {
  const { page, visitor } = document.documentElement.dataset
  const isPublic = page !== undefined && page !== 'none' && visitor === undefined
  return isPublic && root.hasChildNodes() && isRenderedAsSent(page)
}

void start()

/** The browser may show a page again as it was left, with the data of a learner who has logged out since. */
let learnerAtLeaving: string | undefined
addEventListener('pagehide', () => {
  learnerAtLeaving = getSession()?.learnerId
})
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && getSession()?.learnerId !== learnerAtLeaving) location.reload()
})

// The server chooses the HTML of the next page by them.
subscribeToSession(savePageHints)
addEventListener('pagehide', savePageHints)

/** The first page's own requests go first. */
const outboxDelayMs = 3000
addEventListener('load', () => setTimeout(() => whenSignedIn(startOutbox), outboxDelayMs))

/** Only learners have an outbox, so visitors do not load its code. */
function whenSignedIn(work: () => void) {
  if (getSession()) return work()
  const stop = subscribeToSession(() => {
    if (!getSession()) return
    stop()
    work()
  })
}

function startOutbox() {
  import('./app/background/start-outbox.ts').then(
    (outbox) => outbox.startOutbox(queryClient),
    // Without a connection there is no code. It is loaded when the connection is back.
    () => addEventListener('online', startOutbox, { once: true }),
  )
}
