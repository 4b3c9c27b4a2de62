import { type RefObject, useLayoutEffect } from 'react'
import { type CardSide, cardPosition } from './card-position.ts'

/** The elements of the selected word and of its line. */
export type CardAnchor = { line: Element; word: Element }

/** How much of late content is visible: its heading, so that the learner knows that it is there. */
const peekPixels = 40

/** Positions the card below its line, and updates the position while the page scrolls or the card grows. */
export function useCardPosition(card: RefObject<HTMLElement | null>, { line, word }: CardAnchor) {
  useLayoutEffect(() => {
    const element = card.current
    const [top, scroller] = element?.children ?? []
    const content = scroller?.firstElementChild
    if (!element || !top || !scroller || !content) return
    let side: CardSide | undefined
    let isPressed = false
    const place = () => {
      // A card that moved away from under the pointer would lose the press.
      if (isPressed) return
      const hidden = scroller.scrollHeight - scroller.clientHeight
      const size = { width: element.offsetWidth, height: element.offsetHeight + hidden }
      // Above its line a card grows upwards. Late content is reached by scrolling and does not move the rest.
      const late = Math.max(0, lateHeight(content) - peekPixels)
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
    const press = () => {
      isPressed = true
    }
    const release = () => {
      if (!isPressed) return
      isPressed = false
      // After the click, which follows in the same task.
      setTimeout(place)
    }
    place()
    // Observes the content and not the card, whose height is limited while its content still grows.
    const growth = new ResizeObserver(place)
    growth.observe(top)
    growth.observe(content)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    element.addEventListener('pointerdown', press)
    addEventListener('pointerup', release)
    addEventListener('pointercancel', release)
    return () => {
      growth.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
      element.removeEventListener('pointerdown', press)
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    }
  }, [card, line, word])
}

/** The height of what is loaded after the explanation, which stands at the end of the content. */
function lateHeight(content: Element): number {
  const first = content.querySelector('[data-late]')
  return first ? content.getBoundingClientRect().bottom - first.getBoundingClientRect().top : 0
}
