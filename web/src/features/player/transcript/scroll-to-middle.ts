/** How far a line is below the middle of its scroller, in pixels. */
export function distanceToMiddle(scroller: Element, line: Element): number {
  const box = scroller.getBoundingClientRect()
  const { top, height } = line.getBoundingClientRect()
  return top + height / 2 - (box.top + box.height / 2)
}

/**
 * Brings a line to the middle at once. The height of lines out of sight is a guess that is put right once they are
 * near. So the distance is measured again, twice by default.
 * @returns stops correcting
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
