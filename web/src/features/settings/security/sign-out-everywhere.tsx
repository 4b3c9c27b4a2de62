import { useMutation } from '@tanstack/react-query'
import { endAllSessions } from '@verbena/contract/settings/settings'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { getSession } from '../../../api/session.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { hasUnsentData } from '../../../parts/outbox/has-unsent-data.ts'
import { outboxSender } from '../../../parts/outbox/outbox-sender.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useLeaveAccount } from '../use-leave-account.ts'

export function SignOutEverywhere() {
  const { t } = useTranslation(['settings', 'common'])
  const leave = useLeaveAccount()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (await isUnsentKept(t('common:nav.unsent'))) return false
      await call(endAllSessions, {})
      return true
    },
    onSuccess: (isSignedOut) => isSignedOut && leave(),
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

/** Sends what is not sent yet, because no request is possible afterwards; asks the learner if some data remain. */
async function isUnsentKept(warning: string): Promise<boolean> {
  const learnerId = getSession()?.learnerId
  if (!learnerId || !(await hasUnsentData(learnerId))) return false
  await outboxSender.retryAll()
  return (await hasUnsentData(learnerId)) && !window.confirm(warning)
}
