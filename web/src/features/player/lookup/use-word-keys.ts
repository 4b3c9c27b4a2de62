import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { phraseStep, type WordPlace, wordStep } from '../../../parts/word-navigation/word-navigation.ts'
import type { LineTokens } from '../transcript/line-tokens.ts'

/**
 * A roving tab index: Tab reaches one word, and the arrow keys move between words; with Shift they select a phrase. Until
 * the learner chooses a word, Tab reaches the active line.
 */
export function useWordKeys(
  transcript: RefObject<HTMLElement | null>,
  tokens: LineTokens,
  activeLine: number,
) {
  const [chosen, setRoving] = useState<WordPlace | null>(null)
  const isStepping = useRef(false)
  /** The first word of the phrase that Shift and the arrow keys select. */
  const anchor = useRef<WordPlace | null>(null)
  const roving = chosen ?? { line: Math.max(0, activeLine), word: 0 }

  useEffect(() => {
    const element = transcript.current
    if (!element) return
    const press = (event: KeyboardEvent) => {
      const from = placeOf(event.target)
      const to = from && (event.shiftKey ? phraseStep : wordStep)(event.key, from, tokens)
      if (!to) return
      event.preventDefault()
      // The phrase ends when its selection was cleared, for example because its card was closed.
      const begun = anchor.current?.line === from.line && !getSelection()?.isCollapsed && anchor.current
      if (anchor.current && !event.shiftKey) getSelection()?.removeAllRanges()
      anchor.current = event.shiftKey ? begun || from : null
      isStepping.current = true
      setRoving(to)
    }
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [transcript, tokens])

  // A word of another line is focusable only after it has been rendered as a button.
  useLayoutEffect(() => {
    if (!isStepping.current || !chosen) return
    isStepping.current = false
    const word = wordAt(transcript.current, chosen)
    word?.focus()
    const first = anchor.current && wordAt(transcript.current, anchor.current)
    if (word && first) selectFrom(first, word)
  }, [transcript, chosen])
  return { roving, setRoving }
}

const wordAt = (transcript: HTMLElement | null, { line, word }: WordPlace) =>
  transcript?.querySelector<HTMLElement>(`[data-line="${line}"] [data-word="${word}"]`) ?? null

/**
 * Selects both words and the text between them. The selection ends at `last`, which may precede `first` in the line.
 */
function selectFrom(first: HTMLElement, last: HTMLElement) {
  const [from, to] = [first.firstChild, last.firstChild]
  if (!from || !to) return
  const isBack = Boolean(first.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_PRECEDING)
  const lengthOf = (text: Node) => text.textContent?.length ?? 0
  getSelection()?.setBaseAndExtent(from, isBack ? lengthOf(from) : 0, to, isBack ? 0 : lengthOf(to))
}

function placeOf(target: EventTarget | null): WordPlace | null {
  if (!(target instanceof HTMLElement) || target.dataset.word === undefined) return null
  const line = target.closest<HTMLElement>('[data-line]')?.dataset.line
  return line === undefined ? null : { line: Number(line), word: Number(target.dataset.word) }
}
