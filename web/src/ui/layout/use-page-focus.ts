import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()
let isFirstPage = true

/**
 * After a navigation: focus to the heading, and the top of the page, or with "back" the place that was left. Another
 * query on the same page is no navigation.
 */
export function usePageFocus(heading: RefObject<HTMLElement | null>) {
  const { key, pathname } = useLocation()
  const navigation = useNavigationType()
  const shownPathname = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (shownPathname.current !== pathname) {
      shownPathname.current = pathname
      if (isFirstPage) isFirstPage = false
      else {
        heading.current?.focus({ preventScroll: true })
        window.scrollTo(0, navigation === 'POP' ? (positions.get(key) ?? 0) : 0)
      }
    }
    return () => {
      positions.set(key, window.scrollY)
    }
  }, [heading, key, pathname, navigation])
  // A page that was hidden under the player is opened again when it is shown again.
  useLayoutEffect(
    () => () => {
      shownPathname.current = null
    },
    [],
  )
}
