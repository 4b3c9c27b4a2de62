import { type LanguageCode, profileOf } from '@verbena/language/languages'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  language: LanguageCode
  field: RefObject<HTMLInputElement | null>
  onChange: (text: string) => void
}

/** Letters that the learner's keyboard may lack. A press inserts one at the cursor and leaves the focus in the field. */
export function SpecialLetters({ language, field, onChange }: Props) {
  const { t } = useTranslation('lesson')
  const letters = profileOf(language).keyboardLetters
  if (letters.length === 0) return null
  const insert = (letter: string) => {
    const input = field.current
    if (!input) return
    const { value, selectionStart, selectionEnd } = input
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length]
    onChange(value.slice(0, from) + letter + value.slice(to))
    requestAnimationFrame(() => {
      input.focus()
      input.setSelectionRange(from + letter.length, from + letter.length)
    })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, for which a row of keys has no room
    <div className="letter-row" role="group" aria-label={t('letters')}>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          className="letter-row__key"
          lang={language}
          aria-label={t('letter', { letter })}
          // Leaves the focus in the field, so that a phone keeps its keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  )
}
