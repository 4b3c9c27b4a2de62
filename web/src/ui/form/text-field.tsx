import { type ComponentProps, useId } from 'react'
import './field.css'

type Props = ComponentProps<'input'> & {
  label: string
  name: string
  error?: string | undefined
  hint?: string
}

export function TextField({ label, error, hint, id, ...props }: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  const note = error ?? hint
  return (
    <div className="field">
      <label className="field__label" htmlFor={inputId}>
        {label}
      </label>
      <input
        className="input"
        {...props}
        id={inputId}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? noteId : undefined}
      />
      {note && (
        <p id={noteId} className={error ? 'field__error' : 'field__hint'}>
          {note}
        </p>
      )}
    </div>
  )
}

/** Lets the browser fill in the username, without capitals and spelling correction. */
export function UsernameField(props: Props) {
  return <TextField autoComplete="username" autoCapitalize="none" spellCheck={false} required {...props} />
}
