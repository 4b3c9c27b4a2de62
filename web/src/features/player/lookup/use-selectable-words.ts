import { type RefObject, useEffect } from 'react'

/**
 * Chromium does not start a selection in an element that the same press focuses. Words are
 * therefore not focusable while the mouse button is down; the keyboard is not affected.
 */
export function useSelectableWords(transcript: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = transcript.current
    if (!element) return
    const press = ({ target }: MouseEvent) => {
      const word = target instanceof Element ? target.closest('[data-word][tabindex]') : null
      const stop = word?.getAttribute('tabindex')
      if (!word || typeof stop !== 'string') return
      word.removeAttribute('tabindex')
      const restore = () => {
        if (!word.hasAttribute('tabindex')) word.setAttribute('tabindex', stop)
      }
      addEventListener('mouseup', restore, { once: true, capture: true })
    }
    element.addEventListener('mousedown', press)
    return () => element.removeEventListener('mousedown', press)
  }, [transcript])
}
