import { type RefObject, useEffect, useRef } from 'react'
import { type TouchedWord, touchedSelection, touchedWord } from './touched-word.ts'

/** A touch selection is complete shortly after the finger is lifted (specification 2, section 9). */
const touchDelayMs = 500

type TouchCallbacks = {
  onTouch: (touched: TouchedWord) => void
  onPlayFrom: (line: number) => void
  /** Called when a blurred translation is pressed. */
  onReveal: (line: number) => void
}

/**
 * Handles the events of all lines: a pressed word, a selection by mouse, touch or keyboard, a pressed time or empty space
 * of a line, which plays the line, and a pressed blurred translation.
 */
export function useWordTouch(transcript: RefObject<HTMLElement | null>, callbacks: TouchCallbacks) {
  const latest = useRef(callbacks)
  useEffect(() => {
    latest.current = callbacks
  })
  useEffect(() => {
    const element = transcript.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    /**
     * After a touch on the lines the learner may select text, also by the selection handles, which send no touch
     * events.
     */
    let isFinger = false
    let isFingerDown = false
    let lastSelected = ''
    const readSelection = (afterMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const touched = touchedSelection(getSelection(), element)
        const selected = touched ? `${touched.line} ${touched.firstWord} ${touched.text}` : ''
        const isNew = selected !== lastSelected
        lastSelected = selected
        if (touched && isNew) latest.current.onTouch(touched)
      }, afterMs)
    }
    const pointerDown = ({ pointerType, target }: PointerEvent) => {
      isFinger = pointerType === 'touch' && target instanceof Node && element.contains(target)
      lastSelected = ''
    }
    const selectionChange = () => {
      if (isFinger && !isFingerDown) readSelection(touchDelayMs)
    }
    const touchStart = () => {
      isFingerDown = true
    }
    // A click on a selection clears it, but only after the mouseup event.
    const release = ({ target }: Event) => timeAt(target) || readSelection(0)
    // A browser that starts a touch selection ends the touch with touchcancel.
    const lift = ({ target }: Event) => {
      isFingerDown = false
      if (!timeAt(target)) readSelection(touchDelayMs)
    }
    const click = (event: MouseEvent) => {
      const { target } = event
      const time = timeAt(target)
      const blurred = target instanceof Element ? target.closest<HTMLElement>('[data-reveal]') : null
      if (time) latest.current.onPlayFrom(Number(time.dataset.playFrom))
      else if (blurred) latest.current.onReveal(Number(blurred.dataset.reveal))
      else if (getSelection()?.isCollapsed ?? true) {
        const touched = touchedWord(target) ?? wordBeside(event)
        const line = touched ? null : lineAt(target)
        if (touched) latest.current.onTouch(touched)
        else if (line) latest.current.onPlayFrom(Number(line.dataset.line))
      }
    }
    const press = (event: KeyboardEvent) => {
      isFinger = false
      if (event.key !== 'Enter' && event.key !== ' ') return
      const word = touchedWord(event.target)
      if (!word) return
      event.preventDefault()
      const phrase = touchedSelection(getSelection(), element)
      latest.current.onTouch(phrase?.line === word.line ? phrase : word)
    }
    element.addEventListener('mouseup', release)
    element.addEventListener('touchstart', touchStart, { passive: true })
    element.addEventListener('touchend', lift, { passive: true })
    element.addEventListener('touchcancel', lift, { passive: true })
    document.addEventListener('pointerdown', pointerDown)
    document.addEventListener('selectionchange', selectionChange)
    element.addEventListener('click', click)
    element.addEventListener('keydown', press)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('mouseup', release)
      element.removeEventListener('touchstart', touchStart)
      element.removeEventListener('touchend', lift)
      element.removeEventListener('touchcancel', lift)
      document.removeEventListener('pointerdown', pointerDown)
      document.removeEventListener('selectionchange', selectionChange)
      element.removeEventListener('click', click)
      element.removeEventListener('keydown', press)
    }
  }, [transcript])
}

const timeAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-play-from]') : null

/** The line whose empty space was pressed, outside its words and its translation. */
function lineAt(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || target.closest('.line__translation, [role="button"]')) return null
  return target.closest<HTMLElement>('[data-line]')
}

/** Half of the space between words in pixels, because a press there is meant for one of them. */
const besidePixels = 6

function wordBeside({ clientX, clientY }: MouseEvent): TouchedWord | null {
  for (const x of [clientX - besidePixels, clientX + besidePixels]) {
    const touched = touchedWord(document.elementFromPoint?.(x, clientY) ?? null)
    if (touched) return touched
  }
  return null
}
