import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormMessage } from './form-message.tsx'

export type Credentials = { username: string; password: string }
type Errors = { [Field in keyof Credentials]?: string | undefined }

type Props = {
  submitLabel: string
  passwordAutoComplete: 'current-password' | 'new-password'
  passwordHint?: string
  /** What is wrong with a password that is not empty. */
  checkPassword?: (password: string) => string | undefined
  message: string | undefined
  busy: boolean
  onSubmit: (credentials: Credentials) => void
}

/** Username and password, both required: the form of login and of signup. */
export function CredentialsForm(props: Props) {
  const { t } = useTranslation('accounts')
  const [errors, setErrors] = useState<Errors>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (props.busy) return
    const form = new FormData(event.currentTarget)
    const credentials = {
      username: String(form.get('username') ?? '').trim(),
      password: String(form.get('password') ?? ''),
    }
    const found = findErrors(credentials, t('required'), props.checkPassword)
    setErrors(found)
    const firstWrong = found.username ? 'username' : found.password ? 'password' : undefined
    if (firstWrong) event.currentTarget.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus()
    else props.onSubmit(credentials)
  }
  return (
    <form noValidate onSubmit={submit}>
      <FormMessage text={props.message} />
      <TextField
        label={t('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        error={errors.username}
      />
      <TextField
        label={t('password')}
        name="password"
        type="password"
        autoComplete={props.passwordAutoComplete}
        required
        {...(props.passwordHint ? { hint: props.passwordHint } : {})}
        error={errors.password}
      />
      <Button type="submit" variant="primary" tall wide busy={props.busy}>
        {props.submitLabel}
      </Button>
    </form>
  )
}

function findErrors(
  { username, password }: Credentials,
  required: string,
  checkPassword: Props['checkPassword'],
): Errors {
  return {
    username: username === '' ? required : undefined,
    password: password === '' ? required : checkPassword?.(password),
  }
}
