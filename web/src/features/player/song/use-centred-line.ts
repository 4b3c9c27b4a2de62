import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** How long the learner's own scrolling is left alone. */
const yieldMilliseconds = 4000

/**
 * Keeps a line in the middle of its scroller, also when that grows or shrinks, unless the learner has just scrolled.
 * Over long ways at once.
 */
export function useCentredLine(scroller: RefObject<HTMLElement | null>, line: number) {
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY)
  const hasCentred = useRef(false)

  const centre = useEffectEvent((behavior: ScrollBehavior) => {
    const element = scroller.current
    const shown = element?.querySelector(`[data-line="${Math.max(0, line)}"]`)
    if (!element || !shown || performance.now() - scrolledAt.current < yieldMilliseconds) return
    const box = element.getBoundingClientRect()
    const { top, height } = shown.getBoundingClientRect()
    const distance = top + height / 2 - (box.top + box.height / 2)
    const isFar = Math.abs(distance) > box.height * 2
    element.scrollBy({ top: distance, behavior: isFar ? 'instant' : behavior })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is what it is about
  useEffect(() => {
    const isStill = !hasCentred.current || matchMedia('(prefers-reduced-motion: reduce)').matches
    hasCentred.current = true
    centre(isStill ? 'instant' : 'smooth')
  }, [line])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const scrolled = () => {
      scrolledAt.current = performance.now()
    }
    const observer = new ResizeObserver(() => centre('instant'))
    observer.observe(element)
    element.addEventListener('wheel', scrolled, { passive: true })
    element.addEventListener('touchmove', scrolled, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('wheel', scrolled)
      element.removeEventListener('touchmove', scrolled)
    }
  }, [scroller])
}
