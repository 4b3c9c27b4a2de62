/** A word of a text, by the index of its line and its index among the words of that line. */
export type WordPlace = { line: number; word: number }
type Counts = { lineCount: number; wordCount: (line: number) => number }

/** Returns the index that a key moves to among `count` words in a row; null if the key does not move. */
export function stepInRow(key: string, from: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowRight') return Math.min(from + 1, count - 1)
  if (key === 'ArrowLeft') return Math.max(from - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Returns the word that a key moves to in a text of several lines; null if the key does not move. */
export function wordStep(key: string, from: WordPlace, counts: Counts): WordPlace | null {
  const { line, word } = from
  if (key === 'ArrowDown') return toLine(from, counts, 1, (count) => Math.min(word, count - 1))
  if (key === 'ArrowUp') return toLine(from, counts, -1, (count) => Math.min(word, count - 1))
  const next = stepInRow(key, word, counts.wordCount(line))
  if (next === word && key === 'ArrowRight') return toLine(from, counts, 1, () => 0)
  if (next === word && key === 'ArrowLeft') return toLine(from, counts, -1, (count) => count - 1)
  return next === null ? null : { line, word: next }
}

/** Returns the new end of a phrase for a key that extends or shortens it; a phrase stays within its line. */
export function phraseStep(key: string, from: WordPlace, counts: Counts): WordPlace | null {
  const to = wordStep(key, from, counts)
  return to && to.line !== from.line ? from : to
}

/** Returns the nearest line in a direction that has words; a line of music notes has none. */
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
