import { emailMaximum } from '@verbena/contract/accounts/account-limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { focusInvalidField } from '../../../ui/form/focus-invalid-field.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { UsernameField } from '../../../ui/form/text-field.tsx'

type Props = {
  /** What the field contains at first. */
  account: string
  message: string | undefined
  busy: boolean
  onSubmit: (account: string) => void
}

export function ForgotPasswordForm({ account, message, busy, onSubmit }: Props) {
  const { t } = useTranslation(['recovery', 'accounts'])
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    // Read from the field, which may have been filled before React was here.
    const name = String(new FormData(event.currentTarget).get('account')).trim()
    setMissing(name === '')
    if (name === '') focusInvalidField(event.currentTarget, 'account')
    else onSubmit(name)
  }
  // A browser that sends the form itself puts nothing into the address.
  return (
    <form method="post" noValidate onSubmit={submit}>
      <FormMessage error={message} />
      <UsernameField
        label={t('forgot.account')}
        name="account"
        maxLength={emailMaximum}
        defaultValue={account}
        error={isMissing ? t('accounts:required') : undefined}
      />
      <Button type="submit" variant="primary" tall wide busy={busy}>
        {t('forgot.submit')}
      </Button>
    </form>
  )
}
