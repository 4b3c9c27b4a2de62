import { type RefObject, useEffect, useSyncExternalStore } from 'react'

/** What Google draws at the least and at the most, in pixels. */
const narrowest = 200
const widest = 400

/** Keeps Google's button drawn in `box`: in the page's language and theme, and as wide as the box. */
export function useRenderedButton(
  box: RefObject<HTMLElement | null>,
  text: 'continue_with' | 'signup_with',
  locale: string,
) {
  const isDark = useSyncExternalStore(subscribeToDark, isDarkPage)
  useEffect(() => {
    const parent = box.current
    if (!parent) return undefined
    let drawn = 0
    const draw = () => {
      const width = Math.min(widest, Math.max(narrowest, Math.floor(parent.clientWidth)))
      if (width === drawn) return
      drawn = width
      parent.replaceChildren()
      window.google?.accounts?.id?.renderButton(parent, {
        type: 'standard',
        theme: isDark ? 'filled_black' : 'outline',
        size: 'large',
        text,
        logo_alignment: 'center',
        width,
        locale,
      })
    }
    draw()
    const observer = new ResizeObserver(draw)
    observer.observe(parent)
    return () => observer.disconnect()
  }, [box, text, locale, isDark])
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

function subscribeToDark(listener: () => void): () => void {
  const query = prefersDark()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The theme chosen for the page, otherwise that of the device. */
function isDarkPage(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : prefersDark().matches
}
