import { type RefObject, useLayoutEffect } from 'react'

const sheetQuery = '(max-width: 63.99rem)'
const marginPixels = 4

/** Where the card is a sheet, its line goes to the top of the scroller, above the sheet. */
export function useRevealLine(scroller: RefObject<HTMLElement | null>, line: Element | null) {
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !line || !matchMedia(sheetQuery).matches) return
    const distance = line.getBoundingClientRect().top - element.getBoundingClientRect().top
    element.scrollBy({ top: distance - marginPixels, behavior: 'instant' })
  }, [scroller, line])
}
