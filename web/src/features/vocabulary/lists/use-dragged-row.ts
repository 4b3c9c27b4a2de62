import { type PointerEvent, useRef, useState } from 'react'

/** Rows of one height that are dragged by a handle; each step over a neighbour is told at once. */
export function useDraggedRow(onMove: (from: number, to: number) => void) {
  const rows = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const placeAt = (y: number) => {
    const list = rows.current
    const height = list?.firstElementChild?.getBoundingClientRect().height
    if (!list || !height) return 0
    const place = Math.floor((y - list.getBoundingClientRect().top) / height)
    return Math.max(0, Math.min(place, list.children.length - 1))
  }
  const drop = () => setDragged(null)
  const handle = (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      // Held by the list: the row is put elsewhere in the page while it is dragged.
      rows.current?.setPointerCapture(event.pointerId)
      setDragged(place)
    },
  })
  const follow = (event: PointerEvent) => {
    if (dragged === null) return
    const place = placeAt(event.clientY)
    if (place === dragged) return
    onMove(dragged, place)
    setDragged(place)
  }
  return { rows, dragged, handle, list: { onPointerMove: follow, onPointerUp: drop, onPointerCancel: drop } }
}
