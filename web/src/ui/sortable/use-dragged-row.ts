import { type PointerEvent, useRef, useState } from 'react'

/** Rows that are dragged by a handle: each step over a neighbour moves the row at once. */
export function useDraggedRow(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const drop = () => setDragged(null)
  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      // The list captures the pointer, because the row moves within the document while it is dragged.
      list.current?.setPointerCapture(event.pointerId)
      setDragged(index)
    },
  })
  const follow = (event: PointerEvent) => {
    if (dragged === null || !list.current) return
    scrollNearEdge(list.current, event.clientY)
    const index = indexAt(list.current, dragged, event.clientY)
    if (index === dragged) return
    onMove(dragged, index)
    setDragged(index)
  }
  return {
    dragged,
    handle,
    list: { ref: list, onPointerMove: follow, onPointerUp: drop, onPointerCancel: drop },
  }
}

/** How many of the other rows have their middle above `y`. */
function indexAt(list: HTMLElement, dragged: number, y: number): number {
  return [...list.children].filter((row, index) => {
    const { top, height } = row.getBoundingClientRect()
    return index !== dragged && top + height / 2 < y
  }).length
}

const edgePixels = 72
const scrollPixels = 12

/** A long list scrolls while a row is held near an edge of the window. */
function scrollNearEdge(list: HTMLElement, y: number) {
  const scroller = list.closest('[role="dialog"]') ?? window
  if (y < edgePixels) scroller.scrollBy(0, -scrollPixels)
  else if (y > window.innerHeight - edgePixels) scroller.scrollBy(0, scrollPixels)
}
