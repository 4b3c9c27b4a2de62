import type { LanguageCode } from '@verbena/language/languages'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { classNames } from '../../ui/style/class-names.ts'
import '../../ui/form/field.css'

type Props = {
  label: string
  language: LanguageCode
  text: string
  isAnswered: boolean
  onChange: (text: string) => void
  /** In characters. */
  maxLength: number
  className?: string
  /** Content below the field while it can be edited. */
  below?: (field: RefObject<HTMLInputElement | null>) => ReactNode
}

/** Receives the focus when a question appears, also after an answer was undone. */
export function AnswerField({
  label,
  language,
  text,
  isAnswered,
  onChange,
  maxLength,
  className,
  below,
}: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isAnswered) field.current?.focus()
  }, [isAnswered])
  return (
    <>
      <label className={classNames('field', className)}>
        <span className="field__label">{label}</span>
        <input
          ref={field}
          className="input question__input"
          name="answer"
          value={text}
          onChange={({ target }) => onChange(target.value)}
          disabled={isAnswered}
          lang={language}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
        />
      </label>
      {!isAnswered && below?.(field)}
    </>
  )
}
