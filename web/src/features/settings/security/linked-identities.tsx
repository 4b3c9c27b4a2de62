import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { identitiesQuery } from '../settings-queries.ts'
import { LinkedIdentityRow } from './linked-identity-row.tsx'

type Props = { learnerId: string; hasPassword: boolean }

export function LinkedIdentities(props: Props) {
  const { t } = useTranslation('settings')
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="settings-section">
      <h2 ref={heading} tabIndex={-1}>
        {t('identities.title')}
      </h2>
      {/* Removing a row removes the focused button, so the focus moves to the heading. */}
      <IdentityList {...props} onUnlinked={() => heading.current?.focus()} />
    </section>
  )
}

function IdentityList({ learnerId, hasPassword, onUnlinked }: Props & { onUnlinked: () => void }) {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useQuery(identitiesQuery(learnerId))
  if (data?.length === 0) return <p className="muted">{t('identities.none')}</p>
  if (data)
    return (
      <>
        <ul className="settings-browsers">
          {data.map((identity) => (
            <LinkedIdentityRow
              key={identity.id}
              identity={identity}
              learnerId={learnerId}
              canUnlink={hasPassword}
              onUnlinked={onUnlinked}
            />
          ))}
        </ul>
        {!hasPassword && <p className="caption">{t('identities.needsPassword')}</p>}
      </>
    )
  if (error)
    return (
      <ErrorState
        title={t('identities.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  return (
    <Loading text={t('identities.loading')}>
      <Skeleton className="settings-identities-skeleton" />
    </Loading>
  )
}
