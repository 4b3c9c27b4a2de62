import { type RefObject, useEffect, useRef } from 'react'
import { type Touched, touchedSelection, touchedWord } from './touched-word.ts'

/** A selection made by finger is complete a moment after the finger leaves (specification 2, section 9). */
const touchDelayMilliseconds = 500

type Heard = { onTouch: (touched: Touched) => void; onPlayFrom: (line: number) => void }

/** Hears, for all lines at once: a word clicked or tapped, words selected, a line's time pressed. */
export function useWordTouch(transcript: RefObject<HTMLElement | null>, heard: Heard) {
  const latest = useRef(heard)
  useEffect(() => {
    latest.current = heard
  })
  useEffect(() => {
    const element = transcript.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const readSelection = (afterMilliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const touched = touchedSelection(getSelection(), element)
        if (touched) latest.current.onTouch(touched)
      }, afterMilliseconds)
    }
    // A click on what is selected unselects it, but only once the release has been heard.
    const release = ({ target }: Event) => timeAt(target) || readSelection(0)
    const lift = ({ target }: Event) => timeAt(target) || readSelection(touchDelayMilliseconds)
    const click = ({ target }: MouseEvent) => {
      const time = timeAt(target)
      if (time) latest.current.onPlayFrom(Number(time.dataset.playFrom))
      else if (getSelection()?.isCollapsed ?? true) {
        const touched = touchedWord(target)
        if (touched) latest.current.onTouch(touched)
      }
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      const touched = touchedWord(event.target)
      if (!touched) return
      event.preventDefault()
      latest.current.onTouch(touched)
    }
    element.addEventListener('mouseup', release)
    element.addEventListener('touchend', lift, { passive: true })
    element.addEventListener('click', click)
    element.addEventListener('keydown', press)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('mouseup', release)
      element.removeEventListener('touchend', lift)
      element.removeEventListener('click', click)
      element.removeEventListener('keydown', press)
    }
  }, [transcript])
}

const timeAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-play-from]') : null
