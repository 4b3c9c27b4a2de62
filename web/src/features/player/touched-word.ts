/** A word or phrase of the transcript that was touched. Words are counted within their line. */
export type Touched = {
  text: string
  line: number
  firstWord: number
  lastWord: number
  lineElement: HTMLElement
  wordElement: HTMLElement
}

/** The longest text that a lookup takes (contract, `explain`). */
const textMaximum = 200

const numberIn = (value: string | undefined) => Number.parseInt(value ?? '', 10)

/** The word at an element inside it; null when it is not one. */
export function touchedWord(target: EventTarget | null): Touched | null {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null
  return word ? touchedOf(word.textContent, word, word) : null
}

/** What is selected within `transcript`; null when that is nothing, blank, too long, or not in a line. */
export function touchedSelection(selection: Selection | null, transcript: Element): Touched | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const { startContainer } = range
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement
  const line = start?.closest<HTMLElement>('[data-line]')
  if (!line || !transcript.contains(range.commonAncestorContainer)) return null
  const words = [...line.querySelectorAll<HTMLElement>('[data-word]')].filter((word) =>
    range.intersectsNode(word),
  )
  const [first] = words
  const last = words.at(-1)
  return first && last ? touchedOf(selection.toString(), first, last) : null
}

function touchedOf(raw: string | null, first: HTMLElement, last: HTMLElement): Touched | null {
  const text = (raw ?? '').replace(/\s+/g, ' ').replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '')
  const lineElement = first.closest<HTMLElement>('[data-line]')
  if (text === '' || text.length > textMaximum || !lineElement) return null
  return {
    text,
    line: numberIn(lineElement.dataset.line),
    firstWord: numberIn(first.dataset.word),
    lastWord: numberIn(last.dataset.word),
    lineElement,
    wordElement: first,
  }
}
