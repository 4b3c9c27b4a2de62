import { useCallback } from 'react'

/** Keeps `--visible-height` of an element at the height above the on-screen keyboard. */
export function useVisibleHeight() {
  return useCallback((element: HTMLElement | null) => {
    const viewport = window.visualViewport
    if (!element || !viewport) return
    const measure = () => {
      element.style.setProperty('--visible-height', `${viewport.height}px`)
      element.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [])
}
