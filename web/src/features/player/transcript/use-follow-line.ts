import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { distanceToMiddle, jumpToMiddle } from './scroll-to-middle.ts'

/** The scroll position is not changed for this long after the learner has scrolled, while the line is still visible. */
const yieldMs = 4000
/** A scroll has ended when there was no scroll event for this long. */
const settleMs = 100

type FollowOptions = {
  active: number
  /** A word card is open, so the lines must not move. */
  isHeld: boolean
  /** Number of commands that moved to a line; a change scrolls to the active line. */
  jumps: number
}

/**
 * Keeps the active line in the middle of its scroller. It stops when the learner scrolls, until they have stopped and the
 * line is visible again, or until a command. The first scroll and long distances are not animated.
 * @returns whether the learner has scrolled away from the active line
 */
export function useFollowLine(
  scroller: RefObject<HTMLElement | null>,
  { active, isHeld, jumps }: FollowOptions,
) {
  const [isAway, setIsAway] = useState(false)
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY)
  const hasFollowed = useRef(false)
  const stopJump = useRef<() => void>(undefined)
  const checkSight = useEffectEvent((element: HTMLElement) =>
    setIsAway(!isInSight(element, lineElement(element, active))),
  )

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const scrolled = () => {
      scrolledAt.current = performance.now()
      stopJump.current?.()
    }
    const move = () => {
      if (performance.now() - scrolledAt.current > yieldMs) return
      clearTimeout(timer)
      timer = setTimeout(() => checkSight(element), settleMs)
    }
    element.addEventListener('wheel', scrolled, { passive: true })
    element.addEventListener('touchmove', scrolled, { passive: true })
    element.addEventListener('keydown', scrolled)
    const grab = ({ target }: Event) => target === element && scrolled()
    element.addEventListener('pointerdown', grab)
    element.addEventListener('scroll', move, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('wheel', scrolled)
      element.removeEventListener('touchmove', scrolled)
      element.removeEventListener('keydown', scrolled)
      element.removeEventListener('pointerdown', grab)
      element.removeEventListener('scroll', move)
    }
  }, [scroller])

  const followCommand = useEffectEvent(() => {
    scrolledAt.current = Number.NEGATIVE_INFINITY
    setIsAway(false)
    stopJump.current = centre(scroller.current, lineElement(scroller.current, active), hasFollowed)
    return stopJump.current
  })
  useEffect(() => {
    if (jumps > 0) return followCommand()
  }, [jumps])

  // An effect event, so that closing a card does not scroll.
  const followPlayback = useEffectEvent((line: number) => {
    const element = scroller.current
    if (!element || isHeld) return
    if (performance.now() - scrolledAt.current < yieldMs) return
    const shown = lineElement(element, line)
    if (isAway && !isInSight(element, shown)) return
    setIsAway(false)
    stopJump.current = centre(element, shown, hasFollowed)
    return stopJump.current
  })
  useEffect(() => {
    return followPlayback(active)
  }, [active])
  return isAway
}

const lineElement = (scroller: HTMLElement | null, line: number) =>
  scroller?.querySelector(`[data-line="${Math.max(0, line)}"]`) ?? null

function centre(
  scroller: HTMLElement | null,
  line: Element | null,
  hasFollowed: RefObject<boolean>,
): (() => void) | undefined {
  if (!scroller || !line) return
  const distance = distanceToMiddle(scroller, line)
  const isNear = hasFollowed.current && Math.abs(distance) < scroller.clientHeight * 2
  hasFollowed.current = true
  if (!isNear || matchMedia('(prefers-reduced-motion: reduce)').matches) return jumpToMiddle(scroller, line)
  scroller.scrollBy({ top: distance, behavior: 'smooth' })
}

function isInSight(scroller: Element, line: Element | null): boolean {
  if (!line) return false
  const box = scroller.getBoundingClientRect()
  const { top, bottom } = line.getBoundingClientRect()
  return bottom > box.top && top < box.bottom
}
