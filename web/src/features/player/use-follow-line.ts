import { type RefObject, useEffect, useRef } from 'react'

/** How long the learner's own scrolling is left alone. */
const yieldMilliseconds = 4000

/**
 * Brings the active line to the middle of its own scroller when it changes, unless the learner has just
 * scrolled by hand or reads a word's card. The first time, and over long ways, at once.
 */
export function useFollowLine(scroller: RefObject<HTMLElement | null>, active: number, isHeld: boolean) {
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY)
  const hasFollowed = useRef(false)

  useEffect(() => {
    const element = scroller.current
    const scrolled = () => {
      scrolledAt.current = performance.now()
    }
    element?.addEventListener('wheel', scrolled, { passive: true })
    element?.addEventListener('touchmove', scrolled, { passive: true })
    return () => {
      element?.removeEventListener('wheel', scrolled)
      element?.removeEventListener('touchmove', scrolled)
    }
  }, [scroller])

  // biome-ignore lint/correctness/useExhaustiveDependencies: closing a card is no reason to move
  useEffect(() => {
    const element = scroller.current
    const line = element?.querySelector(`[data-line="${active}"]`)
    if (!element || !line || isHeld) return
    if (performance.now() - scrolledAt.current < yieldMilliseconds) return
    const distance = distanceToMiddle(element, line)
    const isNear = hasFollowed.current && Math.abs(distance) < element.clientHeight * 2
    hasFollowed.current = true
    if (isNear && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      element.scrollBy({ top: distance, behavior: 'smooth' })
      return
    }
    return jumpToMiddle(element, line)
  }, [scroller, active])
}

function distanceToMiddle(scroller: Element, line: Element): number {
  const box = scroller.getBoundingClientRect()
  const { top, height } = line.getBoundingClientRect()
  return top + height / 2 - (box.top + box.height / 2)
}

/** The height of lines out of sight is a guess that is put right once they are near: so the way is measured again. */
function jumpToMiddle(scroller: Element, line: Element, corrections = 2): () => void {
  scroller.scrollBy({ top: distanceToMiddle(scroller, line), behavior: 'instant' })
  let frame = 0
  const correct = (left: number) => {
    if (left === 0) return
    frame = requestAnimationFrame(() => {
      scroller.scrollBy({ top: distanceToMiddle(scroller, line), behavior: 'instant' })
      correct(left - 1)
    })
  }
  correct(corrections)
  return () => cancelAnimationFrame(frame)
}
