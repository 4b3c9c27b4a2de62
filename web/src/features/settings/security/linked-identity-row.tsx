import { type LinkedIdentity, unlinkIdentity } from '@verbena/contract/settings/settings'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { identitiesQuery } from '../settings-queries.ts'
import { useLocalDate } from '../use-local-date.ts'
import { SignInMethodRow } from './sign-in-method-row.tsx'

type Props = {
  identity: LinkedIdentity
  learnerId: string
  /** False if it may be the only sign-in method. */
  canUnlink: boolean
  onUnlinked: () => void
}

export function LinkedIdentityRow({ identity: { id, linkedAt }, learnerId, canUnlink, onUnlinked }: Props) {
  const { t } = useTranslation('settings')
  const date = useLocalDate()(linkedAt)
  return (
    <SignInMethodRow
      name={t('identities.google')}
      detail={t('identities.linkedOn', { date })}
      canRemove={canUnlink}
      texts={{
        remove: t('identities.unlink'),
        label: t('identities.unlinkOf', { date }),
        removed: t('identities.unlinked'),
      }}
      removal={{
        id,
        queryKey: identitiesQuery(learnerId).queryKey,
        send: () => call(unlinkIdentity, { params: { id } }),
      }}
      onRemoved={onUnlinked}
    />
  )
}
