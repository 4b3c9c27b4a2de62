import ChevronDown from 'lucide-react/icons/chevron-down'
import './field.css'
import { useId } from 'react'
import { classNames } from '../style/class-names.ts'

type Props<Value extends string> = {
  label: string
  hideLabel?: boolean
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  name?: string
  error?: string | undefined
}

/** A native select with our styles, because phones show their familiar picker for it. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, hideLabel, value, options, onChange, name, error } = props
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={hideLabel ? undefined : 'field'}>
      <label htmlFor={id} className={classNames(hideLabel ? 'visually-hidden' : 'field__label')}>
        {label}
      </label>
      <span className="select">
        <select
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          className="select__control"
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="icon icon--sm" aria-hidden="true" />
      </span>
      {error && (
        <p id={noteId} className="field__error">
          {error}
        </p>
      )}
    </div>
  )
}
