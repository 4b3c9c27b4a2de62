/** Brings an element into sight, if it is out of it; calmly, unless the learner wants everything still. */
export function scrollTo(element: Element | null | undefined) {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' })
}
