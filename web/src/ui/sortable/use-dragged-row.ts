import { type PointerEvent, useRef, useState } from 'react'

/** Lets a pointer drag rows by a handle. The row moves as soon as it passes a neighbour. */
export function useDraggedRow(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const drop = () => setDragged(null)
  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      // The list captures the pointer, because the row itself is moved within the document.
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

/** Returns how many of the other rows have their centre above `y`. */
function indexAt(list: HTMLElement, dragged: number, y: number): number {
  return [...list.children].filter((row, index) => {
    const { top, height } = row.getBoundingClientRect()
    return index !== dragged && top + height / 2 < y
  }).length
}

const edgePixels = 72
const scrollPixels = 12

/** Scrolls the page while a row is dragged near the top or bottom of the window. */
function scrollNearEdge(list: HTMLElement, y: number) {
  const scroller = list.closest('[role="dialog"]') ?? window
  if (y < edgePixels) scroller.scrollBy(0, -scrollPixels)
  else if (y > window.innerHeight - edgePixels) scroller.scrollBy(0, scrollPixels)
}
