import { type PointerEvent, useRef } from 'react'

/** The widths at which the card is a bottom sheet (word-card.css). */
const sheetQuery = '(max-width: 63.99rem)'
/** A drag over this distance, or at this speed, closes the sheet. */
const closingPixels = 80
const closingPixelsPerMillisecond = 0.6

type Drag = { fromY: number; fromTime: number }

/** Lets the learner close the sheet by dragging its top down; a shorter drag springs back. */
export function useSheetDrag(onClose: () => void) {
  const drag = useRef<Drag | null>(null)

  const begin = (event: PointerEvent<HTMLElement>) => {
    const isControl = event.target instanceof Element && event.target.closest('button, a')
    if (isControl || !event.isPrimary || !matchMedia(sheetQuery).matches) return
    drag.current = { fromY: event.clientY, fromTime: event.timeStamp }
    event.currentTarget.setPointerCapture(event.pointerId)
    sheetOf(event).dataset.isDragged = 'true'
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (drag.current) moveTo(event, Math.max(0, event.clientY - drag.current.fromY))
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current
    if (!from) return
    drag.current = null
    delete sheetOf(event).dataset.isDragged
    const way = event.clientY - from.fromY
    const speed = way / Math.max(1, event.timeStamp - from.fromTime)
    const isMeant = way > closingPixels || (way > 24 && speed > closingPixelsPerMillisecond)
    if (event.type === 'pointerup' && isMeant) onClose()
    else moveTo(event, 0)
  }
  return { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end }
}

const sheetOf = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.parentElement as HTMLElement

const moveTo = (event: PointerEvent<HTMLElement>, pixels: number) =>
  sheetOf(event).style.setProperty('--card-drag', `${pixels}px`)
