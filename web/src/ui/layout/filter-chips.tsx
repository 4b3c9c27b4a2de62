import './tabs.css'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A filter with exactly one selected option. */
export function FilterChips<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset does not fit into a row that scrolls
    <div className="chips" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="chip"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
