import type { LanguageCode } from '@verbena/language/languages'
import { letterKeys } from '@verbena/language/letter-keys'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  language: LanguageCode
  field: RefObject<HTMLInputElement | null>
  onChange: (text: string) => void
}

/** Letters that the keyboard at hand may lack. A press writes at the cursor and leaves the focus in the field. */
export function LetterRow({ language, field, onChange }: Props) {
  const { t } = useTranslation('lesson')
  const letters = letterKeys[language]
  if (letters.length === 0) return null
  const write = (letter: string) => {
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend into a row of keys
    <div className="letter-row" role="group" aria-label={t('letters')}>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          className="letter-row__key"
          lang={language}
          aria-label={t('letter', { letter })}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => write(letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  )
}
