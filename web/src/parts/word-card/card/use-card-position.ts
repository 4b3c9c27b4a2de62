import { type RefObject, useLayoutEffect } from 'react'
import { type CardSide, cardPosition } from './card-position.ts'

/** The touched word on the page, and the line it stands in. */
export type CardAnchor = { line: Element; word: Element }

/** How much is seen of what came late, so that one knows of it: its heading. */
const peekPixels = 40

/** Hangs the card under its line, and keeps it there while the page scrolls or the card grows. */
export function useCardPosition(card: RefObject<HTMLElement | null>, { line, word }: CardAnchor) {
  useLayoutEffect(() => {
    const element = card.current
    const [top, scroller] = element?.children ?? []
    const content = scroller?.firstElementChild
    if (!element || !top || !scroller || !content) return
    let side: CardSide | undefined
    const place = () => {
      const hidden = scroller.scrollHeight - scroller.clientHeight
      const size = { width: element.offsetWidth, height: element.offsetHeight + hidden }
      // Above its line a card grows upwards. What comes late is reached by scrolling there, and pushes nothing away.
      const extra = content.querySelector<HTMLElement>('[data-late]')?.offsetHeight ?? 0
      const late = Math.max(0, extra - peekPixels)
      if (side === 'above') size.height -= late
      const window = { width: document.documentElement.clientWidth, height: innerHeight }
      const lineBox = line.getBoundingClientRect()
      const spot = cardPosition(lineBox, word.getBoundingClientRect(), size, window, side)
      side = spot.side
      element.style.setProperty('--card-left', `${spot.left}px`)
      element.style.setProperty('--card-top', `${spot.top}px`)
      const room = side === 'above' && late > 0 ? Math.min(spot.room, size.height) : spot.room
      element.style.setProperty('--card-room', `${room}px`)
      element.style.setProperty('--caret', `${spot.caret}px`)
      element.dataset.side = side
    }
    place()
    // Not the card itself: its height is cut where there is no room, and its content goes on growing.
    const growth = new ResizeObserver(place)
    growth.observe(top)
    growth.observe(content)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      growth.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [card, line, word])
}
