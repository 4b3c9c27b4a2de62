import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** A second press within this time plays the word again, slowly. */
const againMs = 3000
const holdMs = 500

type Press = { at: number; isSlow: boolean }

/**
 * Chooses the speed of a press: the first press is normal, another one soon after is slow, and so is holding the
 * button. A hold takes effect on release, because browsers only allow audio from then on.
 */
export function useAlternatingSpeed(say: (isSlow: boolean) => void) {
  const last = useRef<Press>({ at: Number.NEGATIVE_INFINITY, isSlow: true })
  const downAt = useRef<number | null>(null)
  const wasHeld = useRef(false)

  const press = (isSlow: boolean) => {
    last.current = { at: performance.now(), isSlow }
    say(isSlow)
  }
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      downAt.current = button === 0 ? performance.now() : null
      wasHeld.current = false
    },
    onPointerUp: () => {
      const isHeld = downAt.current !== null && performance.now() - downAt.current >= holdMs
      downAt.current = null
      wasHeld.current = isHeld
      if (isHeld) press(true)
    },
    onPointerCancel: () => {
      downAt.current = null
    },
    onClick: ({ detail }: MouseEvent) => {
      // Ignores the click that ends a hold. A click by keyboard has a `detail` of 0.
      if (wasHeld.current && detail > 0) return
      const isAgain = performance.now() - last.current.at < againMs
      press(isAgain && !last.current.isSlow)
    },
    // A long press would open the context menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}
