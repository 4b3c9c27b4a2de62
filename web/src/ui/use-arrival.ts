import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()
let isFirstPage = true

/** After a navigation: focus to the heading, and the top of the page, or with "back" the place that was left. */
export function useArrival(heading: RefObject<HTMLElement | null>) {
  const { key, pathname } = useLocation()
  const navigation = useNavigationType()
  const lastKey = useRef(key)
  useLayoutEffect(() => {
    lastKey.current = key
  }, [key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed query on the same page is no arrival
  useLayoutEffect(() => {
    if (isFirstPage) isFirstPage = false
    else {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo(0, navigation === 'POP' ? (positions.get(key) ?? 0) : 0)
    }
    return () => {
      positions.set(lastKey.current, window.scrollY)
    }
  }, [pathname])
}
