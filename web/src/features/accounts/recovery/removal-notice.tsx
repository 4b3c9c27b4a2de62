import { useMutation } from '@tanstack/react-query'
import { keepAccount } from '@verbena/contract/settings'
import { useTranslation } from 'react-i18next'
import './recovery-texts.ts'
import { call } from '../../../api/call.ts'
import { saveUser } from '../../../api/session.ts'
import { errorMessage } from '../../../parts/error-message.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'

/** On every page, as long as the account is to be removed: when, and the way to keep it. */
export function RemovalNotice({ deleteAt }: { deleteAt: string }) {
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
      // The notice leaves with the button that had the focus.
      document.getElementById('content')?.focus()
    },
  })
}
