import type { WordTime } from '@verbena/language/song/word-times'
import { type RefObject, useRef } from 'react'
import { steppedTime } from './karaoke-time.ts'

/**
 * Fills the words of the line that is sung: writes the time to its element, and CSS does the rest (`--at` in
 * lyrics.css), so that no picture costs a render. Without motion it goes word by word.
 * @param times when each word is sung, by line; null where a file does not tell
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
