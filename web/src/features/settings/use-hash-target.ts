import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Where the address names this part of the page, it comes into view and takes the focus: the router does neither. */
export function useHashTarget(name: string, target: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    if (hash !== `#${name}`) return
    target.current?.scrollIntoView()
    target.current?.focus({ preventScroll: true })
  }, [hash, key, name, target])
}
