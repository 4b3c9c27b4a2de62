import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Leads the focus to what is asked next, when what had it went away with the answer. Who is elsewhere stays there.
 * @param step another one is another question
 * @returns to be called when an answer is given, before the page changes
 */
export function useKeptFocus(
  bar: RefObject<HTMLElement | null>,
  next: RefObject<HTMLElement | null>,
  step: number,
) {
  const wasInside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is what it is about
  useLayoutEffect(() => {
    if (wasInside.current && document.activeElement === document.body)
      next.current?.focus({ preventScroll: true })
    wasInside.current = false
  }, [step])
  return () => {
    wasInside.current = bar.current?.contains(document.activeElement) ?? false
  }
}
