import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Leads the focus to what has come, when it would be lost otherwise: what had it went away, or stood in the same panel.
 * Who is elsewhere on the page stays there.
 * @param step another one is another thing to look at
 * @param begins the step that was there without anybody asking for it; null when the first was asked for too
 */
export function useFocusOnChange(
  heading: RefObject<HTMLElement | null>,
  step: number,
  begins: number | null,
) {
  const shown = useRef(begins)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const panel = heading.current?.closest('[role="tabpanel"]')
    const { activeElement } = document
    if (activeElement === document.body || panel?.contains(activeElement)) heading.current?.focus()
  }, [heading, step])
}
