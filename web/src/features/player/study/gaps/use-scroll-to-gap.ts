import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls the current gap to the middle of its scroller; the first scroll and long distances are not animated. */
export function useScrollToGap(scroller: RefObject<HTMLElement | null>, current: number) {
  const hasScrolled = useRef(false)
  useEffect(() => {
    const element = scroller.current
    const gap = element?.querySelector(`[data-gap="${current}"]`)
    if (!element || !gap) return
    const { top, height } = gap.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    const distance = top + height / 2 - (box.top + box.height / 2)
    const isNear = hasScrolled.current && Math.abs(distance) < element.clientHeight * 2
    hasScrolled.current = true
    const isSmooth = isNear && !matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollBy({ top: distance, behavior: isSmooth ? 'smooth' : 'instant' })
  }, [scroller, current])
}
