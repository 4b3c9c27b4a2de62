import type { LanguageCode } from '@verbena/language/languages'

type Props = {
  label: string
  options: readonly string[]
  language: LanguageCode
  selected: readonly number[]
  isLocked: boolean
  onToggle: (option: number) => void
}

/** Options of which several may be right. */
export function ManyOptions({ label, options, language, selected, isLocked, onToggle }: Props) {
  return (
    <fieldset className="many-options">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option, place) => (
        <label key={option} className="many-options__one">
          <input
            type="checkbox"
            checked={selected.includes(place)}
            disabled={isLocked}
            onChange={() => onToggle(place)}
          />
          <span lang={language}>{option}</span>
        </label>
      ))}
    </fieldset>
  )
}
