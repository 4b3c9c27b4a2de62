import type { WordTime } from '@verbena/language/song/word-times'
import { type RefObject, useRef } from 'react'
import { steppedTime } from './karaoke-time.ts'

/**
 * Fills the words of the active line. It writes the time to the element of the line and CSS computes the fill (`--at` in
 * lyrics.css), so that frames cause no renders. With reduced motion whole words are filled.
 * @param times the times of the words, by line; null if they are unknown
 */
export function useKaraokeFill(
  scroller: RefObject<HTMLElement | null>,
  active: number,
  times: readonly (readonly WordTime[] | null)[],
) {
  const filled = useRef<{ line: number; element: HTMLElement | null }>({ line: -1, element: null })
  return (seconds: number) => {
    const words = times[active]
    if (!words) return
    if (filled.current.line !== active || !filled.current.element?.isConnected) {
      const element = scroller.current?.querySelector<HTMLElement>(`[data-line="${active}"]`) ?? null
      filled.current = { line: active, element }
    }
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const at = isStill ? steppedTime(words, seconds) : seconds
    filled.current.element?.style.setProperty('--at', at.toFixed(2))
  }
}
