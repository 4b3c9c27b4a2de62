import type { LanguageCode } from '@verbena/language/languages'

type Props = {
  label: string
  options: readonly string[]
  language: LanguageCode
  selected: readonly number[]
  isLocked: boolean
  onToggle: (option: number) => void
}

/** A multiple choice of which several options may be right. */
export function MultipleChoice({ label, options, language, selected, isLocked, onToggle }: Props) {
  return (
    <fieldset className="many-options">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option, index) => (
        <label key={option} className="many-options__one">
          <input
            type="checkbox"
            checked={selected.includes(index)}
            disabled={isLocked}
            onChange={() => onToggle(index)}
          />
          <span lang={language}>{option}</span>
        </label>
      ))}
    </fieldset>
  )
}
