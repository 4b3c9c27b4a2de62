import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../parts/queries/query-view.tsx'
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
  const loading = (
    <Loading text={t('identities.loading')}>
      <Skeleton className="settings-identities-skeleton" />
    </Loading>
  )
  return (
    <QueryView query={useQuery(identitiesQuery(learnerId))} loading={loading} failed={t('identities.failed')}>
      {(identities) =>
        identities.length === 0 ? (
          <p className="muted">{t('identities.none')}</p>
        ) : (
          <>
            <ul className="settings-browsers">
              {identities.map((identity) => (
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
      }
    </QueryView>
  )
}
