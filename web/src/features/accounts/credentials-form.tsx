import { usernameMaximum } from '@verbena/contract/accounts'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { FormMessage } from '../../ui/form-message.tsx'
import { TextField, UsernameField } from '../../ui/text-field.tsx'

export type Credentials = { username: string; password: string }
export type CredentialsErrors = { [Field in keyof Credentials]?: string | undefined }

const fields = ['username', 'password'] as const
const firstOf = (errors: CredentialsErrors) => fields.find((field) => errors[field])

type Props = {
  submitLabel: string
  passwordAutoComplete: 'current-password' | 'new-password'
  passwordHint?: string
  /** What is wrong with a name; without it, it only may not be empty. */
  checkUsername?: (username: string) => string | undefined
  /** What is wrong with a password; without it, it only may not be empty. */
  checkPassword?: (password: string) => string | undefined
  /** What the server refused of one field. */
  refused?: CredentialsErrors | undefined
  message: string | undefined
  busy: boolean
  onSubmit: (credentials: Credentials) => void
  /** Stands between the fields and the button. */
  children?: ReactNode
}

/** Username and password, both required: the form of login and of signup. */
export function CredentialsForm(props: Props) {
  const { t } = useTranslation('accounts')
  const form = useRef<HTMLFormElement>(null)
  // Not the words of what is wrong: those follow the language of the page.
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
    if (first) focusField(event.currentTarget, first)
    else props.onSubmit(credentials)
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
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

/** Each answer of the server anew: it comes when the focus is still on the button. */
function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refused: CredentialsErrors = {}) {
  // In other words, in another language, it is the same answer.
  const field = firstOf(refused)
  useEffect(() => {
    focusField(form.current, field)
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
