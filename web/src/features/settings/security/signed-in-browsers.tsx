import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { sessionsQuery } from '../settings-queries.ts'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { SignedInBrowserRow } from './signed-in-browser-row.tsx'

export function SignedInBrowsers({ learnerId }: { learnerId: string }) {
  const { t } = useTranslation('settings')
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="settings-section">
      <h2 ref={heading} tabIndex={-1}>
        {t('sessions.title')}
      </h2>
      {/* Removing a row removes the focused button, so the focus moves to the heading. */}
      <BrowserList learnerId={learnerId} onSignedOut={() => heading.current?.focus()} />
      <SignOutEverywhere />
    </section>
  )
}

function BrowserList({ learnerId, onSignedOut }: { learnerId: string; onSignedOut: () => void }) {
  const { t } = useTranslation('settings')
  const loading = (
    <Loading text={t('sessions.loading')}>
      <Skeleton className="settings-browsers-skeleton" />
    </Loading>
  )
  return (
    <QueryView query={useQuery(sessionsQuery(learnerId))} loading={loading} failed={t('sessions.failed')}>
      {(sessions) => (
        <ul className="settings-browsers">
          {sessions.map((session) => (
            <SignedInBrowserRow
              key={session.id}
              session={session}
              learnerId={learnerId}
              onSignedOut={onSignedOut}
            />
          ))}
        </ul>
      )}
    </QueryView>
  )
}
