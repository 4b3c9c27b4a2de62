/**
 * How many letters must be added, left out, changed or swapped with their neighbour to make one word of the other
 * (optimal string alignment); for words as `sentenceWords` folds them.
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

/** The longest word of which no letter may be wrong: in "la" and "das" each letter says something. */
const strictLength = 3
/** From here on two letters may be wrong. */
const longLength = 9
/** In a long word the ending stays: studiamo and studiate are two letters apart, and two persons. */
const endingLength = 3

/**
 * Whether a word could be the other one with a slip of the finger: the longer it is, the more may be wrong.
 * Whether it is another word is for the caller to know.
 */
export function isSlip(typed: string, expected: string): boolean {
  const length = [...expected].length
  if (length <= strictLength || typed === expected) return false
  const edits = letterEdits(typed, expected)
  if (edits === 1) return true
  return edits === 2 && length >= longLength && typed.slice(-endingLength) === expected.slice(-endingLength)
}
