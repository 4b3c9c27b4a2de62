import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type LinkedIdentity, unlinkIdentity } from '@verbena/contract/settings'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../parts/error-message.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { hasCode } from './settings-failure.ts'
import { identitiesQuery } from './settings-queries.ts'
import { useLocalDate } from './use-local-date.ts'

type Props = {
  identity: LinkedIdentity
  username: string
  /** False where it may be the only way in. */
  mayUnlink: boolean
  onUnlinked: () => void
}

export function LinkedIdentityRow({ identity, username, mayUnlink, onUnlinked }: Props) {
  const { t } = useTranslation('settings')
  const toast = useToast()
  const date = useLocalDate()(identity.linkedAt)
  const { mutate, isPending, error } = useUnlink(identity.id, username)
  const unlink = () =>
    mutate(undefined, {
      onSuccess: () => {
        onUnlinked()
        toast({ text: t('identities.unlinked') })
      },
    })
  return (
    <li className="settings-browser">
      <div>
        <p className="settings-browser__name">{t('identities.google')}</p>
        <p className="caption">{t('identities.linkedOn', { date })}</p>
        <div role="alert">{error && <p className="field__error">{errorMessage(error, t)}</p>}</div>
      </div>
      {mayUnlink && (
        <Button
          variant="text"
          busy={isPending}
          aria-label={t('identities.unlinkOf', { date })}
          onClick={unlink}
        >
          {t('identities.unlink')}
        </Button>
      )}
    </li>
  )
}

function useUnlink(id: string, username: string) {
  const client = useQueryClient()
  const { queryKey } = identitiesQuery(username)
  return useMutation({
    mutationFn: async () => {
      try {
        await call(unlinkIdentity, { params: { id } })
      } catch (error) {
        // Unlinked already, from another tab: what the learner wanted.
        if (!hasCode(error, 'NOT_FOUND')) throw error
      }
    },
    onSuccess: () => {
      client.setQueryData(queryKey, (identities) => identities?.filter((identity) => identity.id !== id))
      void client.invalidateQueries({ queryKey })
    },
  })
}
