import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'
import { focusInvalidField } from '../../../ui/form/focus-invalid-field.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { hasCode, settingsErrorMessage } from '../settings-error-message.ts'
import type { PasswordDraft } from './password-draft.ts'
import { passwordFieldOf, useChangePassword } from './use-change-password.ts'

const fields = ['current', 'new', 'confirm'] as const

type Props = { learnerId: string; username: string }

export function PasswordForm({ learnerId, username }: Props) {
  const { t } = useTranslation('settings')
  const form = useRef<HTMLFormElement>(null)
  const { draft, errors, error, isPending, isSuccess, edit, submit } = useChangePassword(learnerId)
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit((field) => focusInvalidField(form.current, field))
  }
  const errorOf = (field: keyof PasswordDraft) => {
    const found = errors[field]
    if (found) return found === 'required' ? t('required') : t(`password.${found}`)
    if (passwordFieldOf(error) !== field) return undefined
    // The shared message names the minimum of the sign-up form, which is shorter.
    return hasCode(error, 'PASSWORD_TOO_SHORT') ? t('password.tooShort') : errorMessage(error, t)
  }
  return (
    <form className="settings-section" ref={form} noValidate onSubmit={send}>
      <h2>{t('password.title')}</h2>
      <FormMessage
        className="settings-message"
        error={
          error && !passwordFieldOf(error)
            ? settingsErrorMessage(error, t('password.passwordChangeError'), t)
            : undefined
        }
        success={isSuccess ? t('password.changed') : undefined}
      />
      <div className="settings-form">
        {/* Tells the password manager which account the password belongs to. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(`password.${field}`)}
            name={field}
            type="password"
            autoComplete={field === 'current' ? 'current-password' : 'new-password'}
            required
            {...(field === 'new' && { hint: t('password.newHint') })}
            value={draft[field]}
            onChange={(event) => edit({ [field]: event.target.value })}
            error={errorOf(field)}
          />
        ))}
        <Button className="settings-form__submit" variant="primary" type="submit" busy={isPending}>
          {isPending ? t('password.saving') : t('password.submit')}
        </Button>
      </div>
    </form>
  )
}
