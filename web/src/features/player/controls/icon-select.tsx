import type { ReactNode } from 'react'

type Props<Value extends string> = {
  /** What is chosen, with its present value: read out, and shown under the mouse. */
  label: string
  title: string
  icon: ReactNode
  /** Beside the icon, where there is room. */
  text?: string
  isOn?: boolean
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A control that opens the browser's own list: on a phone the wheel that the hand knows, and no code of ours. */
export function IconSelect<Value extends string>(props: Props<Value>) {
  const { label, title, icon, text, isOn, value, options, onChange } = props
  return (
    <span className={text ? 'control icon-select' : 'control control--icon icon-select'} data-is-on={isOn}>
      {icon}
      {text && <span aria-hidden="true">{text}</span>}
      <select
        className="icon-select__list"
        aria-label={label}
        title={title}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
