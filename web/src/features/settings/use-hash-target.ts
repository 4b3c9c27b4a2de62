import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { useOnChange } from '../../ui/layout/use-on-change.ts'

/** Scrolls to an element and focuses it if the hash of the URL names it, because the router does not. */
export function useHashTarget(name: string, target: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation()
  // Pressing the same link again creates a new location key.
  useOnChange(key, () => {
    if (hash !== `#${name}`) return
    target.current?.scrollIntoView()
    target.current?.focus({ preventScroll: true })
  })
}
