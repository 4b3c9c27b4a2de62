import type { ReactNode } from 'react'

type Props<Value extends string> = {
  /** The label with the current value, for screen readers and the tooltip. */
  label: string
  title: string
  icon: ReactNode
  /** Shown beside the icon where there is space. */
  text?: string
  isOn?: boolean
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A button that opens the browser's native list, which is familiar on phones and needs no code. */
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
