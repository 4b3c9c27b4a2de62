import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the next question when the answered one had it and its button is gone. A learner whose focus is
 * elsewhere on the page keeps it.
 * @param step the number of the question
 * @returns a function to call when an answer is given, before the page changes
 */
export function useFocusOnStep(
  bar: RefObject<HTMLElement | null>,
  next: RefObject<HTMLElement | null>,
  step: number,
) {
  /** The question that had the focus when it was answered. */
  const answered = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (answered.current === null || answered.current === step) return
    answered.current = null
    if (document.activeElement === document.body) next.current?.focus({ preventScroll: true })
  }, [next, step])
  return () => {
    answered.current = bar.current?.contains(document.activeElement) ? step : null
  }
}
