import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus into the card if the focused element is removed, such as the button of a word that was saved.
 * Otherwise key presses would reach the player below the card.
 */
export function useFocusRecovery(card: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = card.current
    if (!element) return
    let last: EventTarget | null = null
    const remember = ({ target }: FocusEvent) => {
      last = target
    }
    const hold = () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && last instanceof Element && !last.isConnected) element.focus({ preventScroll: true })
    }
    const changes = new MutationObserver(hold)
    changes.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', remember)
    return () => {
      changes.disconnect()
      element.removeEventListener('focusin', remember)
    }
  }, [card])
}
