import { type RefObject, useEffect, useSyncExternalStore } from 'react'

/** The limits of the width of Google's button in pixels. */
const narrowest = 200
const widest = 400

/** Renders Google's button in `box` with the language and theme of the page and the width of the box. */
export function useRenderedGoogleButton(
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

/** Uses the theme chosen for the page, otherwise that of the device. */
function isDarkPage(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : prefersDark().matches
}
