import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'
import { logCaughtError } from './app/log-caught-error.ts'
import { Providers } from './app/providers.tsx'
import { createQueryClient } from './app/query-client.ts'
import { earlyRoutes, Router } from './app/router.tsx'
import { startI18n, storedLanguage } from './i18n/i18n.ts'

startI18n(storedLanguage())

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
createRoot(root, { onCaughtError: logCaughtError }).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()}>
      <Router />
    </Providers>
  </StrictMode>,
)

/** The first page's own first seconds belong to it; what looks ahead is itself fetched only then. */
const settleMilliseconds = 3000
addEventListener('load', () => setTimeout(loadAhead, settleMilliseconds))

function loadAhead() {
  import('./app/look-ahead.ts').then(
    (ahead) => ahead.lookAhead(earlyRoutes),
    // Each page is fetched when it is opened, as without it.
    () => undefined,
  )
}
