import { type PointerEvent, useRef } from 'react'

/** A shorter movement counts as a press. */
const dragThresholdPixels = 8

type Drag = { tile: number; x: number; y: number; isMoving: boolean }

/**
 * Drags a placed word to another position. It follows the pointer and is dropped where the pointer is released.
 * @param onMove gets the new index, counted without the dragged word
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
      const active = drag.current
      if (active?.tile !== tile) return
      const [x, y] = [event.clientX - active.x, event.clientY - active.y]
      if (!active.isMoving && Math.hypot(x, y) < dragThresholdPixels) return
      if (!active.isMoving) event.currentTarget.setPointerCapture(event.pointerId)
      active.isMoving = true
      dragged.current = true
      event.currentTarget.classList.add('tile--dragged')
      event.currentTarget.style.translate = `${x}px ${y}px`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isDrop = drag.current?.isMoving
      end(event.currentTarget)
      if (isDrop && lines.current) onMove(tile, indexAt(lines.current, chosen, tile, event))
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event.currentTarget),
  })
  return { lines, handlers, wasDragged: () => dragged.current }
}

/** Number of other words before a point: those on the lines above it, and those to its left. */
function indexAt(
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
