import { type RefObject, useLayoutEffect } from 'react'
import { placeCard } from './card-place.ts'

/** The touched word on the page, and the line it stands in. */
export type CardAnchor = { line: Element; word: Element }

/** Hangs the card under its line, and keeps it there while the page scrolls or the card grows. */
export function useCardPlace(card: RefObject<HTMLElement | null>, { line, word }: CardAnchor) {
  useLayoutEffect(() => {
    const element = card.current
    if (!element) return
    const place = () => {
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const window = { width: document.documentElement.clientWidth, height: innerHeight }
      const { left, top, caret, side } = placeCard(
        line.getBoundingClientRect(),
        word.getBoundingClientRect(),
        size,
        window,
      )
      element.style.setProperty('--card-left', `${left}px`)
      element.style.setProperty('--card-top', `${top}px`)
      element.style.setProperty('--caret', `${caret}px`)
      element.dataset.side = side
    }
    place()
    const growth = new ResizeObserver(place)
    growth.observe(element)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      growth.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [card, line, word])
}
