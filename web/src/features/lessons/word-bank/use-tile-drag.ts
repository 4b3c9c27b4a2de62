import { type PointerEvent, useRef } from 'react'

/** Less is a press with an unsteady finger. */
const dragPixels = 8

type Drag = { tile: number; x: number; y: number; isMoving: boolean }

/**
 * Drags a laid word to another place. While it is held it follows the pointer; where it is let go, it is put.
 * @param onMove gets the place before which the word goes, counted without it
 */
export function useTileDrag(chosen: readonly number[], onMove: (tile: number, to: number) => void) {
  const lines = useRef<HTMLFieldSetElement>(null)
  const drag = useRef<Drag | null>(null)
  const dragged = useRef(false)

  const end = (target: HTMLElement) => {
    drag.current = null
    target.style.translate = ''
    target.classList.remove('tile--dragged')
  }
  const handlers = (tile: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false
      if (event.button === 0) drag.current = { tile, x: event.clientX, y: event.clientY, isMoving: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = drag.current
      if (held?.tile !== tile) return
      const [x, y] = [event.clientX - held.x, event.clientY - held.y]
      if (!held.isMoving && Math.hypot(x, y) < dragPixels) return
      if (!held.isMoving) event.currentTarget.setPointerCapture(event.pointerId)
      held.isMoving = true
      dragged.current = true
      event.currentTarget.classList.add('tile--dragged')
      event.currentTarget.style.translate = `${x}px ${y}px`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isDrop = drag.current?.isMoving
      end(event.currentTarget)
      if (isDrop && lines.current) onMove(tile, placeAt(lines.current, chosen, tile, event))
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event.currentTarget),
  })
  return { lines, handlers, wasDragged: () => dragged.current }
}

/** How many of the other words stand before a point: those of the lines above it, and those to its left. */
function placeAt(
  lines: HTMLElement,
  chosen: readonly number[],
  tile: number,
  { clientX, clientY }: PointerEvent,
): number {
  return chosen.filter((other) => {
    const box = other !== tile && lines.querySelector(`[data-tile="${other}"]`)?.getBoundingClientRect()
    if (!box) return false
    return box.bottom < clientY || (box.top <= clientY && box.left + box.width / 2 < clientX)
  }).length
}
