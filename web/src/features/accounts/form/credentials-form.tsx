import { usernameMaximum } from '@verbena/contract/accounts/account-limits'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { focusInvalidField } from '../../../ui/form/focus-invalid-field.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { TextField, UsernameField } from '../../../ui/form/text-field.tsx'

export type Credentials = { username: string; password: string }
export type CredentialsErrors = { [Field in keyof Credentials]?: string | undefined }

const fields = ['username', 'password'] as const
const firstOf = (errors: CredentialsErrors) => fields.find((field) => errors[field])

type Props = {
  submitLabel: string
  passwordAutoComplete: 'current-password' | 'new-password'
  passwordHint?: string
  /** Returns the error of a username; without it the username only must not be empty. */
  checkUsername?: (username: string) => string | undefined
  /** Returns the error of a password; without it the password only must not be empty. */
  checkPassword?: (password: string) => string | undefined
  /** Server errors of single fields. */
  refused?: CredentialsErrors | undefined
  message: string | undefined
  busy: boolean
  onSubmit: (credentials: Credentials) => void
  /** Shown between the fields and the button. */
  children?: ReactNode
}

/** The form of login and signup: username and password, both required. */
export function CredentialsForm(props: Props) {
  const { t } = useTranslation('accounts')
  const form = useRef<HTMLFormElement>(null)
  // Stores the input and not the messages, so that they follow the interface language.
  const [checked, setChecked] = useState<Credentials>()
  const findWrong = (credentials: Credentials) => findErrors(credentials, t('required'), props)
  const errors = checked ? findWrong(checked) : (props.refused ?? {})
  useFocusOnRefusal(form, props.refused)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (props.busy) return
    const credentials = readCredentials(event.currentTarget)
    const wrong = findWrong(credentials)
    const first = firstOf(wrong)
    setChecked(first && credentials)
    if (first) focusInvalidField(event.currentTarget, first)
    else props.onSubmit(credentials)
  }
  // A browser that sends the form itself puts nothing into the address.
  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <FormMessage error={props.message} />
      <UsernameField
        label={t('username')}
        name="username"
        maxLength={usernameMaximum}
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
      {props.children}
      <Button type="submit" variant="primary" tall wide busy={props.busy}>
        {props.submitLabel}
      </Button>
    </form>
  )
}

/** Focuses the field of a server error, because the focus is still on the button. */
function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refused: CredentialsErrors = {}) {
  // Depends on the field only, so that a change of the language does not move the focus.
  const field = firstOf(refused)
  useEffect(() => {
    focusInvalidField(form.current, field)
  }, [form, field])
}

function readCredentials(form: HTMLFormElement): Credentials {
  const entries = new FormData(form)
  return {
    username: String(entries.get('username') ?? '').trim(),
    password: String(entries.get('password') ?? ''),
  }
}

function findErrors(
  { username, password }: Credentials,
  required: string,
  { checkUsername, checkPassword }: Pick<Props, 'checkUsername' | 'checkPassword'>,
): CredentialsErrors {
  const wrongName = username === '' ? required : checkUsername?.(username)
  const wrong = password === '' ? required : checkPassword?.(password)
  return { ...(wrongName && { username: wrongName }), ...(wrong && { password: wrong }) }
}
