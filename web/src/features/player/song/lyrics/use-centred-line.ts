import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { distanceToMiddle } from '../../transcript/scroll-to-middle.ts'

/** The scroll position is not changed for this long after the learner has scrolled. */
const yieldMs = 4000

/**
 * Keeps a line in the middle of its scroller, also when the size changes, unless the learner has just scrolled. Long
 * distances are not animated.
 */
export function useCentredLine(scroller: RefObject<HTMLElement | null>, line: number) {
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY)
  const hasCentred = useRef(false)

  const centre = useEffectEvent((shownLine: number, behavior: ScrollBehavior) => {
    const element = scroller.current
    const shown = element?.querySelector(`[data-line="${Math.max(0, shownLine)}"]`)
    if (!element || !shown || performance.now() - scrolledAt.current < yieldMs) return
    const distance = distanceToMiddle(element, shown)
    const isFar = Math.abs(distance) > element.getBoundingClientRect().height * 2
    element.scrollBy({ top: distance, behavior: isFar ? 'instant' : behavior })
  })
  const centreAgain = useEffectEvent(() => centre(line, 'instant'))

  useEffect(() => {
    const isStill = !hasCentred.current || matchMedia('(prefers-reduced-motion: reduce)').matches
    hasCentred.current = true
    centre(line, isStill ? 'instant' : 'smooth')
  }, [line])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const scrolled = () => {
      scrolledAt.current = performance.now()
    }
    const observer = new ResizeObserver(centreAgain)
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
