import type { LanguageCode } from '@verbena/language/languages'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/style/class-names.ts'
import '../typed-answer/typed-answer-messages.ts'
import { optionStep } from './option-step.ts'
import { useDigitKeys } from './use-digit-keys.ts'
import './option-list.css'

type OptionState = 'right' | 'wrong' | undefined

type Props = {
  label: string
  options: readonly string[]
  language: LanguageCode
  columns: 1 | 2
  stateOf: (option: number) => OptionState
  /** The question is answered: the options stay enabled, so that they keep the focus, but ignore presses. */
  isLocked: boolean
  onChoose: (option: number) => void
}

/** The second click of a double click comes before anyone can have read new options. */
const readingMs = 200

/** Answer options for touch, the digit keys 1 to 4, and the arrow keys. */
export function OptionList(props: Props) {
  const { label, options, language, columns, stateOf, isLocked, onChoose } = props
  const { t, i18n } = useTranslation('typedAnswer')
  const list = useRef<HTMLDivElement>(null)
  const choose = (option: number) => {
    if (!isLocked && option < options.length) onChoose(option)
  }
  useDigitKeys(list, choose)
  const areRead = useReadingTime(options)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this is not one
    <div
      ref={list}
      className={classNames('options', columns === 2 && 'options--two')}
      role="group"
      aria-label={label}
      onKeyDown={(event) => step(event, columns)}
    >
      {options.map((option, index) => {
        const state = stateOf(index)
        return (
          <button
            key={option}
            type="button"
            className={classNames('option', state && `option--${state}`)}
            aria-disabled={isLocked || undefined}
            onClick={() => areRead() && choose(index)}
          >
            <span className="option__key" aria-hidden="true">
              {index + 1}
            </span>
            <span lang={language}>{option}</span>
            {state && (
              <>
                <Sign state={state} />
                <span className="visually-hidden" lang={i18n.language}>
                  {state === 'right' ? t('rightOption') : t('wrongOption')}
                </span>
              </>
            )}
          </button>
        )
      })}
    </div>
  )
}

/** Whether the current options have been shown long enough for a press to be intended for them. */
function useReadingTime(options: readonly string[]) {
  const shown = useRef({ options, at: Number.NEGATIVE_INFINITY })
  useLayoutEffect(() => {
    if (shown.current.options !== options) shown.current = { options, at: performance.now() }
  }, [options])
  return () => performance.now() - shown.current.at >= readingMs
}

function Sign({ state }: { state: 'right' | 'wrong' }) {
  return state === 'right' ? (
    <Check className="icon" aria-hidden="true" />
  ) : (
    <X className="icon" aria-hidden="true" />
  )
}

function step(event: KeyboardEvent<HTMLElement>, columns: number) {
  // Holding Enter repeats the event, and would answer several questions.
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const from = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const to = optionStep(event.key, from, buttons.length, columns)
  if (to === null) return
  event.preventDefault()
  buttons[to]?.focus()
}
