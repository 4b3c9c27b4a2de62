import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const positions = new Map<string, number>()
let isFirstPage = true

/**
 * After a navigation, focuses the heading and scrolls to the top, or after "back" to the former position. A change of
 * the query alone is not a navigation.
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
  // Runs again when a page that was hidden below the player is shown again.
  useLayoutEffect(
    () => () => {
      shownPathname.current = null
    },
    [],
  )
}
