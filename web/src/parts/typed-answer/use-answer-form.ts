import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useIsVerdictRead } from './use-is-verdict-read.ts'

type Answering = {
  isAnswered: boolean
  /** There is an answer, and it is not being judged. */
  canCheck: boolean
  onCheck: () => void
  onNext: () => void
  /** A second press soon after the first one continues too. */
  allowsDoublePress?: boolean
}

/**
 * A form whose submit first checks the answer, then continues: Enter checks, and Enter again continues. The focus moves
 * to the button, because the check disables the field.
 */
export function useAnswerForm({
  isAnswered,
  canCheck,
  onCheck,
  onNext,
  allowsDoublePress = false,
}: Answering) {
  const isVerdictRead = useIsVerdictRead(isAnswered)
  const nextButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isAnswered) return
    nextButton.current?.focus({ preventScroll: true })
    // Focus alone would leave the button behind the bar at the bottom of a phone, because the browser considers it
    // visible there.
    nextButton.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswered])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAnswered) {
      if (canCheck) onCheck()
    } else if (allowsDoublePress || isVerdictRead()) onNext()
  }
  return { nextButton, form: { onSubmit, onKeyDown: ignoreRepeatedEnter } }
}

/** Holding Enter repeats the event, and would check and continue at once. */
export function ignoreRepeatedEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
