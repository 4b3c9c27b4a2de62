import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './ui/style/tokens.css'
import './ui/style/fonts.css'
import './ui/style/base.css'
import { getSession } from './api/session.ts'
import { logCaughtError } from './app/providers/log-caught-error.ts'
import { Providers } from './app/providers/providers.tsx'
import { createQueryClient } from './app/providers/query-client.ts'
import { earlyRoutes, Router } from './app/router/router.tsx'
import { startI18n, storedLanguage } from './i18n/i18n.ts'
import { carryOverUsernameKeys } from './parts/storage/carry-over-username-keys.ts'

startI18n(storedLanguage())

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
const queryClient = createQueryClient()
const reactRoot = createRoot(root, { onCaughtError: logCaughtError })

async function start() {
  const session = getSession()
  if (session) await carryOverUsernameKeys({ ...session, username: session.user.username })
  reactRoot.render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <Router />
      </Providers>
    </StrictMode>,
  )
}
void start()

/** The first page's own first seconds belong to it; what looks ahead is itself fetched only then. */
const settleMs = 3000
addEventListener('load', () => setTimeout(loadAhead, settleMs))

function loadAhead() {
  import('./app/background/background-tasks.ts').then(
    (ahead) => ahead.startBackgroundTasks(earlyRoutes, queryClient),
    // Each page is fetched when it is opened, as without it.
    () => undefined,
  )
}
