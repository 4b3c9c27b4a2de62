import { useMutation } from '@tanstack/react-query'
import { keepAccount } from '@verbena/contract/settings/settings'
import { useTranslation } from 'react-i18next'
import './recovery-messages.ts'
import { call } from '../../../api/call.ts'
import { saveUser } from '../../../api/session.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'

/** Shown on every page while the deletion of the account is planned: its date, and a button to keep the account. */
export function AccountDeletionNotice({ deleteAt }: { deleteAt: string }) {
  const { t, i18n } = useTranslation('recovery')
  const { mutate, isPending, error } = useKeepAccount()
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(deleteAt))
  return (
    <section className="removal-notice" aria-label={t('removal.label')}>
      <p className="removal-notice__text">{t('removal.text', { date })}</p>
      <Button variant="quiet" busy={isPending} onClick={() => mutate()}>
        {t('removal.keep')}
      </Button>
      <p role="alert">{error && errorMessage(error, t)}</p>
    </section>
  )
}

function useKeepAccount() {
  const { t } = useTranslation('recovery')
  const toast = useToast()
  return useMutation({
    mutationFn: () => call(keepAccount, {}),
    onSuccess: ({ user }) => {
      saveUser(user)
      toast({ text: t('removal.kept') })
      // Moves the focus, because the notice disappears with its focused button.
      document.getElementById('content')?.focus()
    },
  })
}
