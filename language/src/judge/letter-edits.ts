/**
 * The number of letters that must be added, removed, changed or swapped with their neighbour to turn one word into the
 * other (optimal string alignment). Words are keys of `sentenceWords`.
 * @example letterEdits('trabajo', 'trabjao') // 1
 */
export function letterEdits(one: string, other: string): number {
  const [rows, columns] = [[...one], [...other]]
  let beforeLast: number[] = []
  let last = [0, ...columns.map((_, column) => column + 1)]
  for (const [row, letter] of rows.entries()) {
    const line = [row + 1]
    for (const [column, wanted] of columns.entries()) {
      const isSwap = row > 0 && column > 0 && letter === columns[column - 1] && rows[row - 1] === wanted
      line.push(
        Math.min(
          at(last, column) + (letter === wanted ? 0 : 1),
          at(last, column + 1) + 1,
          at(line, column) + 1,
          isSwap ? at(beforeLast, column - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = line
  }
  return at(last, columns.length)
}

const at = (line: readonly number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY

/** In words up to this length no letter may be wrong, because short words differ by single letters: la, lo, das, des. */
const strictLength = 3
/** In words from this length on two letters may be wrong. */
const longLength = 9
/** The last letters of a long word must be right: studiamo and studiate differ by two letters, and are two persons. */
const endingLength = 3

/**
 * Whether a typed word may be the expected one with a typing mistake. Longer words may have more wrong letters. The caller
 * has to check that the typed word is no word of the language.
 */
export function isSlip(typed: string, expected: string): boolean {
  const length = [...expected].length
  if (length <= strictLength || typed === expected) return false
  // There are at least as many edits as letters too few or too many, and counting them takes long.
  if (Math.abs([...typed].length - length) > (length >= longLength ? 2 : 1)) return false
  const edits = letterEdits(typed, expected)
  if (edits === 1) return true
  return edits === 2 && length >= longLength && typed.slice(-endingLength) === expected.slice(-endingLength)
}
