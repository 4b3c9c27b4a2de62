import type { LineTokens } from '../transcript/line-tokens.ts'

export type WordPlace = { line: number; word: number }
type Counts = Pick<LineTokens, 'lineCount' | 'wordCount'>

/** Where a key leads from a word, given how many words each line has; null when it is not a step. */
export function wordStep(key: string, from: WordPlace, counts: Counts): WordPlace | null {
  const { line, word } = from
  const last = counts.wordCount(line) - 1
  switch (key) {
    case 'ArrowRight':
      return word < last ? { line, word: word + 1 } : toLine(from, counts, 1, () => 0)
    case 'ArrowLeft':
      return word > 0 ? { line, word: word - 1 } : toLine(from, counts, -1, (count) => count - 1)
    case 'ArrowDown':
      return toLine(from, counts, 1, (count) => Math.min(word, count - 1))
    case 'ArrowUp':
      return toLine(from, counts, -1, (count) => Math.min(word, count - 1))
    case 'Home':
      return { line, word: 0 }
    case 'End':
      return { line, word: last }
    default:
      return null
  }
}

/** Where a key leads that widens or narrows a phrase: it stays in its line. */
export function phraseStep(key: string, from: WordPlace, counts: Counts): WordPlace | null {
  const to = wordStep(key, from, counts)
  return to && to.line !== from.line ? from : to
}

/** The nearest line in a direction that has words; a line of music notes has none. */
function toLine(
  from: WordPlace,
  counts: Counts,
  direction: 1 | -1,
  wordOf: (count: number) => number,
): WordPlace {
  for (let line = from.line + direction; line >= 0 && line < counts.lineCount; line += direction) {
    const count = counts.wordCount(line)
    if (count > 0) return { line, word: wordOf(count) }
  }
  return from
}
