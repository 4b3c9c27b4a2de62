import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the heading of a new step when it would be lost: its element disappeared or is in the same panel.
 * The focus stays if it is elsewhere on the page.
 * @param step the number of the step
 * @param begins the step that was shown when the page opened; null if the learner opened the first step too
 */
export function useRecoverFocus(heading: RefObject<HTMLElement | null>, step: number, begins: number | null) {
  const shown = useRef(begins)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const panel = heading.current?.closest('[role="tabpanel"]')
    const { activeElement } = document
    if (activeElement === document.body || panel?.contains(activeElement)) heading.current?.focus()
  }, [heading, step])
}
