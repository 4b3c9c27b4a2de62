import { normaliseText } from '../text/normalise-text.ts'
import { searchKey } from '../text/search-key.ts'
import { textKey } from '../text/text-key.ts'

/**
 * A run of typed letters and the letters that were expected there: `same`; `accent`: the same except for accents;
 * `other`; `missing`: expected and not typed (`typed` is empty); `extra`: typed and not expected (`expected` is empty).
 */
export type LetterRun = {
  kind: 'same' | 'accent' | 'other' | 'missing' | 'extra'
  typed: string
  expected: string
}

/** An accent costs less than a letter, so that "corazon" is aligned with "corazón" letter by letter. */
const accentCost = 0.5

/**
 * Aligns a typed text with the expected one, so that as few letters as possible differ (edit distance of Levenshtein,
 * Wagner and Fischer 1974). Case and the encoding of accents do not matter. Time and memory grow with the product of the
 * lengths, so texts should have some hundred letters at most.
 * @example compareLetters('corazon', 'corazón') // same 'coraz', accent 'o' for 'ó', same 'n'
 */
export function compareLetters(typed: string, expected: string): LetterRun[] {
  const [rows, columns] = [lettersOf(typed), lettersOf(expected)]
  const costs = costTable(rows, columns)
  const at = (row: number, column: number) => costs[row]?.[column] ?? Number.POSITIVE_INFINITY
  const runs: LetterRun[] = []
  let [row, column] = [rows.length, columns.length]
  while (row > 0 || column > 0) {
    const [letter = '', wanted = ''] = [rows[row - 1], columns[column - 1]]
    const here = at(row, column)
    if (row > 0 && column > 0 && here === at(row - 1, column - 1) + costOf(letter, wanted)) {
      runs.push({ kind: kindOf(letter, wanted), typed: letter, expected: wanted })
      row -= 1
      column -= 1
    } else if (row > 0 && here === at(row - 1, column) + 1) {
      runs.push({ kind: 'extra', typed: letter, expected: '' })
      row -= 1
    } else {
      runs.push({ kind: 'missing', typed: '', expected: wanted })
      column -= 1
    }
  }
  return joined(runs.reverse())
}

/**
 * The distance of two texts: 0 if they are the same, 1 if they have no letter in common.
 * @example letterDistance('gato', 'pato') // 0.25
 */
export function letterDistance(typed: string, expected: string): number {
  const [rows, columns] = [lettersOf(typed), lettersOf(expected)]
  const longest = Math.max(rows.length, columns.length)
  return longest === 0 ? 0 : (costTable(rows, columns)[rows.length]?.[columns.length] ?? 0) / longest
}

const lettersOf = (text: string) => [...normaliseText(text)]

function costTable(rows: string[], columns: string[]): number[][] {
  const table = [columns.map((_, column) => column).concat(columns.length)]
  for (const [index, letter] of rows.entries()) {
    const above = table[index] ?? []
    const line = [index + 1]
    for (const [column, wanted] of columns.entries())
      line.push(
        Math.min(
          (above[column] ?? 0) + costOf(letter, wanted),
          (above[column + 1] ?? 0) + 1,
          (line[column] ?? 0) + 1,
        ),
      )
    table.push(line)
  }
  return table
}

function kindOf(letter: string, wanted: string): LetterRun['kind'] {
  if (textKey(letter) === textKey(wanted)) return 'same'
  return searchKey(letter) === searchKey(wanted) ? 'accent' : 'other'
}

const costs = { same: 0, accent: accentCost, other: 1, missing: 1, extra: 1 }
const costOf = (letter: string, wanted: string) => costs[kindOf(letter, wanted)]

/** Joins adjacent runs of the same kind. */
function joined(letters: LetterRun[]): LetterRun[] {
  const runs: LetterRun[] = []
  for (const { kind, typed, expected } of letters) {
    const last = runs.at(-1)
    if (last?.kind === kind) {
      last.typed += typed
      last.expected += expected
    } else runs.push({ kind, typed, expected })
  }
  return runs
}
