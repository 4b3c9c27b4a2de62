/** The distance of a line from the middle of its scroller in pixels; positive if it is below. */
export function distanceToMiddle(scroller: Element, line: Element): number {
  const box = scroller.getBoundingClientRect()
  const { top, height } = line.getBoundingClientRect()
  return top + height / 2 - (box.top + box.height / 2)
}

/**
 * Scrolls a line to the middle without animation. The browser estimates the height of lines off screen and corrects it
 * once they are near, so the distance is measured again, twice by default.
 * @returns a function that cancels the corrections
 */
export function jumpToMiddle(scroller: Element, line: Element, corrections = 2): () => void {
  const jump = () => scroller.scrollBy({ top: distanceToMiddle(scroller, line), behavior: 'instant' })
  jump()
  let frame = 0
  const correct = (left: number) => {
    if (left === 0) return
    frame = requestAnimationFrame(() => {
      jump()
      correct(left - 1)
    })
  }
  correct(corrections)
  return () => cancelAnimationFrame(frame)
}
