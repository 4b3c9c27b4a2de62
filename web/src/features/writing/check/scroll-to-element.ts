/** Scrolls to an element that is out of view; without animation if the learner prefers reduced motion. */
export function scrollToElement(element: Element | null | undefined) {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: isMotionReduced ? 'instant' : 'smooth' })
}
