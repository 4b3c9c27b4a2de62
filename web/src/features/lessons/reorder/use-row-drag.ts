import { type PointerEvent, useRef } from 'react'

/** Drags a row by its handle: it follows the pointer, and is put where it is let go. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const from = useRef<{ place: number; y: number } | null>(null)

  const rowOf = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>('li')
  const end = (row: HTMLElement | null) => {
    from.current = null
    if (!row) return
    row.style.translate = ''
    row.classList.remove('order__row--dragged')
  }
  const handle = (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { place, y: event.clientY + window.scrollY }
      rowOf(event.currentTarget)?.classList.add('order__row--dragged')
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const row = rowOf(event.currentTarget)
      if (!from.current || !row) return
      scrollNear(event.clientY)
      row.style.translate = `0 ${event.clientY + window.scrollY - from.current.y}px`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const held = from.current
      end(rowOf(event.currentTarget))
      if (held && list.current) onMove(held.place, placeAt(list.current, held.place, event.clientY))
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(rowOf(event.currentTarget)),
  })
  return { list, handle }
}

/** How many other rows have their middle above a point. */
function placeAt(list: HTMLElement, place: number, y: number): number {
  return [...list.children].filter((row, index) => {
    const box = row.getBoundingClientRect()
    return index !== place && box.top + box.height / 2 < y
  }).length
}

/** Near its edges the page moves on. */
const edgePixels = 72

function scrollNear(y: number) {
  if (y < edgePixels) window.scrollBy(0, -12)
  else if (y > window.innerHeight - edgePixels) window.scrollBy(0, 12)
}
