import { useEffect } from 'react'

/** Escape closes the card, unless something that lies above it took the key. */
export function useEscape(onEscape: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [onEscape])
}
