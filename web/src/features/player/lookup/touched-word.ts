/** A touched word or phrase of the transcript. `firstWord` and `lastWord` are indexes within the line. */
export type TouchedWord = {
  text: string
  line: number
  firstWord: number
  lastWord: number
  lineElement: HTMLElement
  wordElement: HTMLElement
}

const numberIn = (value: string | undefined) => Number.parseInt(value ?? '', 10)

/** The word that contains an element; null when none does. */
export function touchedWord(target: EventTarget | null): TouchedWord | null {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null
  return word ? touchedOf(word.textContent, word, word) : null
}

/**
 * The selection within `transcript`, extended to whole words when it covers several; null when the selection is empty,
 * blank, or not in a line.
 */
export function touchedSelection(selection: Selection | null, transcript: Element): TouchedWord | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!transcript.contains(range.commonAncestorContainer)) return null
  const lines = selectedWords(range)
  const [first, ...others] = lines[0] ?? []
  if (!first || !selectedText.test(selection.toString())) return null
  const isOneWord = lines.length === 1 && others.length === 0
  // A part of one word is intended, such as "Haus" in "Haustür". A cut first or last word of several is an accident.
  const text = isOneWord ? selection.toString() : lines.map(textOf).join(' ')
  return touchedOf(text, first, others.at(-1) ?? first)
}

const selectedText = /[\p{L}\p{N}]/u

/** The words in a selection, by line; empty when the selection does not start in a line. */
function selectedWords(range: Range): HTMLElement[][] {
  const { startContainer } = range
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement
  const lines: HTMLElement[][] = []
  let line = start?.closest('[data-line]') ?? null
  while (line && range.intersectsNode(line)) {
    const words = [...line.querySelectorAll<HTMLElement>('[data-word]')].filter((word) =>
      touches(range, word),
    )
    if (words.length > 0) lines.push(words)
    line = nextLine(line)
  }
  return lines
}

/** Lines are children of blocks. */
const nextLine = (line: Element): Element | null =>
  line.nextElementSibling ?? line.parentElement?.nextElementSibling?.firstElementChild ?? null

/** `intersectsNode` includes a word at whose first letter the selection ends, which the learner did not intend. */
function touches(range: Range, word: HTMLElement): boolean {
  const text = word.firstChild
  const endsBefore = range.endContainer === text && range.endOffset === 0
  const startsAfter = range.startContainer === text && range.startOffset === text?.textContent?.length
  return range.intersectsNode(word) && !endsBefore && !startsAfter
}

/** The words of one line, with the text between them. */
function textOf(words: readonly HTMLElement[]): string {
  const [first] = words
  const last = words.at(-1)
  if (!first || !last) return ''
  const range = document.createRange()
  range.setStartBefore(first)
  range.setEndAfter(last)
  return range.toString()
}

function touchedOf(raw: string | null, first: HTMLElement, last: HTMLElement): TouchedWord | null {
  const selected = (raw ?? '').replace(/\s+/g, ' ').trim()
  // The final apostrophe of an elided word is part of it: po', σ’.
  const [cut = ''] = selected.endsWith(last.textContent)
    ? (last.textContent.match(/(?<=\p{L})['’ʼ᾽]$/u) ?? [])
    : []
  const text = selected.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '') + cut
  const lineElement = first.closest<HTMLElement>('[data-line]')
  if (text === '' || !lineElement) return null
  return {
    text,
    line: numberIn(lineElement.dataset.line),
    firstWord: numberIn(first.dataset.word),
    lastWord: numberIn(last.dataset.word),
    lineElement,
    wordElement: first,
  }
}
