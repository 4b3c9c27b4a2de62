import { useQuery } from '@tanstack/react-query'
import type { SignedInBrowser } from '@verbena/contract/settings'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { renewSession } from '../../api/renew-session.ts'
import { getSession } from '../../api/session.ts'
import { errorMessage } from '../../parts/error-message.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sessionsQuery } from './settings-queries.ts'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { SignedInBrowserRow } from './signed-in-browser-row.tsx'

export function SignedInBrowsers({ username }: { username: string }) {
  const { t } = useTranslation('settings')
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="settings-section">
      <h2 ref={heading} tabIndex={-1}>
        {t('sessions.title')}
      </h2>
      {/* The row that had the focus is gone: it goes on from the head of the list. */}
      <BrowserList username={username} onSignedOut={() => heading.current?.focus()} />
      <SignOutEverywhere />
    </section>
  )
}

function BrowserList({ username, onSignedOut }: { username: string; onSignedOut: () => void }) {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useQuery(sessionsQuery(username))
  useEndWith(data)
  if (data)
    return (
      <ul className="settings-browsers">
        {data.map((session) => (
          <SignedInBrowserRow
            key={session.id}
            session={session}
            username={username}
            onSignedOut={onSignedOut}
          />
        ))}
      </ul>
    )
  if (error)
    return (
      <ErrorState title={t('sessions.failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
    )
  return (
    <Loading text={t('sessions.loading')}>
      <Skeleton className="settings-browsers-skeleton" />
    </Loading>
  )
}

/** A list without this browser: its session is over, and the pages should not go on as if it were not. */
function useEndWith(sessions: readonly SignedInBrowser[] | undefined) {
  const isOver = sessions !== undefined && !sessions.some(({ isCurrent }) => isCurrent)
  useEffect(() => {
    const session = getSession()
    // Without an answer nothing is known; the next call asks again.
    if (isOver && session) renewSession(session.accessToken).catch(() => undefined)
  }, [isOver])
}
