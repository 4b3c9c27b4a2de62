import { useMutation } from '@tanstack/react-query'
import { endAllSessions } from '@verbena/contract/settings/settings'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useLeaveAccount } from '../use-leave-account.ts'

export function SignOutEverywhere() {
  const { t } = useTranslation('settings')
  const leave = useLeaveAccount()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(endAllSessions, {}),
    onSuccess: leave,
  })
  return (
    <div className="settings-item">
      <p className="muted">{t('sessions.everywhereText')}</p>
      <Button variant="quiet" busy={isPending} onClick={() => mutate()}>
        {t('sessions.everywhere')}
      </Button>
      <div role="alert">{error && <p className="field__error">{errorMessage(error, t)}</p>}</div>
    </div>
  )
}
