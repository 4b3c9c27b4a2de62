import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type WordPlace, wordStep } from './word-steps.ts'

/**
 * One stop for the Tab key among all words, and arrows from word to word. Until a word is chosen
 * the stop goes along with the line that is spoken.
 */
export function useWordKeys(
  transcript: RefObject<HTMLElement | null>,
  wordCounts: readonly number[],
  activeLine: number,
) {
  const [chosen, setRoving] = useState<WordPlace | null>(null)
  const isStepping = useRef(false)
  const roving = chosen ?? { line: Math.max(0, activeLine), word: 0 }

  useEffect(() => {
    const element = transcript.current
    if (!element) return
    const press = (event: KeyboardEvent) => {
      const from = placeOf(event.target)
      const to = from && wordStep(event.key, from, wordCounts)
      if (!to) return
      event.preventDefault()
      isStepping.current = true
      setRoving(to)
    }
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [transcript, wordCounts])

  // A word of another line can take focus only once it has been drawn as a button.
  useLayoutEffect(() => {
    if (!isStepping.current || !chosen) return
    isStepping.current = false
    const place = `[data-line="${chosen.line}"] [data-word="${chosen.word}"]`
    transcript.current?.querySelector<HTMLElement>(place)?.focus()
  }, [transcript, chosen])
  return { roving, setRoving }
}

function placeOf(target: EventTarget | null): WordPlace | null {
  if (!(target instanceof HTMLElement) || target.dataset.word === undefined) return null
  const line = target.closest<HTMLElement>('[data-line]')?.dataset.line
  return line === undefined ? null : { line: Number(line), word: Number(target.dataset.word) }
}
