import { type LinkedIdentity, unlinkIdentity } from '@verbena/contract/settings'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { identitiesQuery } from './settings-queries.ts'
import { useLocalDate } from './use-local-date.ts'
import { WayInRow } from './way-in-row.tsx'

type Props = {
  identity: LinkedIdentity
  username: string
  /** False where it may be the only way in. */
  mayUnlink: boolean
  onUnlinked: () => void
}

export function LinkedIdentityRow({ identity: { id, linkedAt }, username, mayUnlink, onUnlinked }: Props) {
  const { t } = useTranslation('settings')
  const date = useLocalDate()(linkedAt)
  return (
    <WayInRow
      name={t('identities.google')}
      detail={t('identities.linkedOn', { date })}
      mayEnd={mayUnlink}
      words={{
        end: t('identities.unlink'),
        label: t('identities.unlinkOf', { date }),
        ended: t('identities.unlinked'),
      }}
      ending={{
        id,
        queryKey: identitiesQuery(username).queryKey,
        ask: () => call(unlinkIdentity, { params: { id } }),
      }}
      onEnded={onUnlinked}
    />
  )
}
