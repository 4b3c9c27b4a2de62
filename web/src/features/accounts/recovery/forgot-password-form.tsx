import { emailMaximum } from '@verbena/contract/accounts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { focusFirst } from '../focus-first.ts'
import { FormMessage } from '../form-message.tsx'

type Props = {
  account: string
  onChange: (account: string) => void
  message: string | undefined
  busy: boolean
  onSubmit: (account: string) => void
}

export function ForgotPasswordForm({ account, onChange, message, busy, onSubmit }: Props) {
  const { t } = useTranslation(['recovery', 'accounts'])
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const name = account.trim()
    const wrong = name === '' ? t('accounts:required') : undefined
    setError(wrong)
    if (wrong) focusFirst(event.currentTarget, ['account'], { account: wrong })
    else onSubmit(name)
  }
  return (
    <form noValidate onSubmit={submit}>
      <FormMessage text={message} />
      <TextField
        label={t('forgot.account')}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={emailMaximum}
        required
        value={account}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      <Button type="submit" variant="primary" tall wide busy={busy}>
        {t('forgot.submit')}
      </Button>
    </form>
  )
}
