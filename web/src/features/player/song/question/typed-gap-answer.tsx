import type { TargetLanguageCode } from '@verbena/language/languages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'

type Props = {
  /** Index of the question; a new question starts with an empty field. */
  index: number
  language: TargetLanguageCode
  isWrong: boolean
  /** Playback is paused: the field takes the focus unless something else on the page has it. */
  isWaiting: boolean
  onAnswer: (answer: string) => void
}

/** A field for the hidden word, which Enter checks. */
export function TypedGapAnswer({ index, language, isWrong, isWaiting, onAnswer }: Props) {
  const { t } = useTranslation('song')
  const field = useRef<HTMLInputElement>(null)
  const [written, setWritten] = useState({ index, text: '' })
  const text = written.index === index ? written.text : ''
  useEffect(() => {
    if (isWaiting && document.activeElement === document.body) field.current?.focus({ preventScroll: true })
  }, [isWaiting])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    onAnswer(text)
    field.current?.select()
  }
  return (
    <form className="song-typed" onSubmit={submit}>
      <input
        ref={field}
        className="input"
        data-song-answer
        lang={language}
        aria-label={t('yourWord')}
        aria-invalid={isWrong || undefined}
        maxLength={60}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={({ target }) => setWritten({ index, text: target.value })}
      />
      <Button variant="primary" type="submit">
        {t('check')}
      </Button>
    </form>
  )
}
