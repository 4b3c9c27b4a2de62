import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus in the card when what had it goes, as the button does once its word is saved. Left on the page,
 * it would let keys reach the player under the card.
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
