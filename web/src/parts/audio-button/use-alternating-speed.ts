import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Two presses no further apart than this are "again, and slowly". */
const againMs = 3000
const holdMs = 500

type Press = { at: number; isSlow: boolean }

/**
 * The two paces of one button: a press says it, a press soon after says it slowly, and so does holding the button. The
 * hold counts when the button is let go, because browsers let a page make a sound then and not before.
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
      // The click that ends a hold; one made by a key has no detail.
      if (wasHeld.current && detail > 0) return
      const isAgain = performance.now() - last.current.at < againMs
      press(isAgain && !last.current.isSlow)
    },
    // Holding a finger down would open it.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}
