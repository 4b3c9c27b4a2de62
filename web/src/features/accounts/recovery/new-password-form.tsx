import { newPasswordMinimum } from '@verbena/contract/accounts/account-limits'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'
import { focusInvalidField } from '../../../ui/form/focus-invalid-field.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { passwordError } from '../form/password-error.ts'

type Errors = { newPassword?: string | undefined; confirmPassword?: string | undefined }
type Draft = { chosen: string; again: string }
type Props = { error: Error | null; busy: boolean; onSubmit: (newPassword: string) => void }

const fields = ['newPassword', 'confirmPassword'] as const

export function NewPasswordForm({ error, busy, onSubmit }: Props) {
  const { t } = useTranslation('recovery')
  const form = useRef<HTMLFormElement>(null)
  // Stores the input and not the messages, so that they follow the interface language.
  const [checked, setChecked] = useState<Draft>()
  const findErrors = useFindErrors()
  const found = checked ? findErrors(checked) : {}
  const refused = useRefusal(error)
  const isRefused = refused.newPassword !== undefined
  useEffect(() => {
    if (isRefused) focusInvalidField(form.current, 'newPassword')
  }, [isRefused])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const entries = new FormData(event.currentTarget)
    const [chosen = '', again = ''] = fields.map((name) => String(entries.get(name) ?? ''))
    const wrong = findErrors({ chosen, again })
    setChecked({ chosen, again })
    const first = fields.find((field) => wrong[field])
    if (first) focusInvalidField(event.currentTarget, first)
    else onSubmit(chosen)
  }
  const masked = { type: 'password', autoComplete: 'new-password', required: true } as const
  // A browser that sends the form itself puts nothing into the address.
  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <FormMessage error={refused.message} />
      <TextField
        label={t('reset.newPassword')}
        name="newPassword"
        {...masked}
        hint={t('reset.hint')}
        error={found.newPassword ?? (found.confirmPassword ? undefined : refused.newPassword)}
      />
      <TextField
        label={t('reset.confirmPassword')}
        name="confirmPassword"
        {...masked}
        error={found.confirmPassword}
      />
      <Button type="submit" variant="primary" tall wide busy={busy}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}

function useFindErrors() {
  const { t } = useTranslation(['recovery', 'accounts'])
  const { t: tAccounts } = useTranslation('accounts')
  return ({ chosen, again }: Draft): Errors => {
    const minimum = { length: newPasswordMinimum, message: t('reset.tooShort') }
    const problem = passwordError(chosen, minimum, tAccounts)
    if (problem) return { newPassword: problem }
    if (again === '') return { confirmPassword: t('accounts:required') }
    return again === chosen ? {} : { confirmPassword: t('reset.mismatch') }
  }
}

/** Errors of the server: those of the password at its field, others above the form. */
function useRefusal(error: Error | null): { newPassword?: string; message?: string } {
  const { t } = useTranslation('recovery')
  if (!error) return {}
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'PASSWORD_TOO_SHORT') return { newPassword: t('reset.tooShort') }
  if (code === 'PASSWORD_TOO_COMMON') return { newPassword: errorMessage(error, t) }
  return { message: errorMessage(error, t) }
}
