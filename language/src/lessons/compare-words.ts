import { textKey } from '../text/text-key.ts'
import { isSlip } from './letter-edits.ts'
import { type SentenceWord, sentenceWords } from './sentence-words.ts'

/**
 * A typed word and the word that was expected there: `same`; `accent`: the same except for accents; `slip`: a typing
 * mistake; `other`; `missing`: expected and not typed (`typed` is empty); `extra`: typed and not expected (`expected` is
 * empty).
 */
export type WordRun = {
  kind: 'same' | 'accent' | 'slip' | 'other' | 'missing' | 'extra'
  typed: string
  expected: string
}

const costs = { same: 0, accent: 0, slip: 0.5, other: 1.5, missing: 1, extra: 1 }

/**
 * Aligns the words of an answer with those of a sentence, so that as few as possible differ.
 * @param isWord whether the language has a typed word; then it is another word, and no slip
 */
export function compareWords(
  answer: string,
  sentence: string,
  isWord: (word: string) => boolean,
): { runs: WordRun[]; cost: number } {
  const [typed, expected] = [comparableWords(answer), comparableWords(sentence)]
  const kindOf = (one: ComparableWord, other: ComparableWord) => kindOfPair(one, other, isWord)
  const table = [expected.map((_, column) => column).concat(expected.length)]
  for (const [row, word] of typed.entries()) {
    const line = [row + 1]
    for (const [column, wanted] of expected.entries())
      line.push(
        Math.min(
          cell(table, row, column) + costs[kindOf(word, wanted)],
          cell(table, row, column + 1) + costs.extra,
          (line[column] ?? 0) + costs.missing,
        ),
      )
    table.push(line)
  }
  return { runs: walkBack(table, typed, expected, kindOf), cost: cell(table, typed.length, expected.length) }
}

function walkBack(
  table: number[][],
  typed: ComparableWord[],
  expected: ComparableWord[],
  kindOf: (one: ComparableWord, other: ComparableWord) => WordRun['kind'],
): WordRun[] {
  const runs: WordRun[] = []
  let [row, column] = [typed.length, expected.length]
  while (row > 0 || column > 0) {
    const [word, wanted] = [typed[row - 1], expected[column - 1]]
    const here = cell(table, row, column)
    const kind = word && wanted ? kindOf(word, wanted) : undefined
    if (word && wanted && kind && here === cell(table, row - 1, column - 1) + costs[kind]) {
      runs.push({ kind, typed: word.text, expected: wanted.text })
      row -= 1
      column -= 1
    } else if (wanted && here === cell(table, row, column - 1) + costs.missing) {
      runs.push({ kind: 'missing', typed: '', expected: wanted.text })
      column -= 1
    } else {
      runs.push({ kind: 'extra', typed: word?.text ?? '', expected: '' })
      row -= 1
    }
  }
  return runs.reverse()
}

const cell = (table: number[][], row: number, column: number) =>
  table[row]?.[column] ?? Number.POSITIVE_INFINITY

function kindOfPair(
  typed: ComparableWord,
  expected: ComparableWord,
  isWord: (word: string) => boolean,
): WordRun['kind'] {
  if (typed.key === expected.key || typed.spelledOut === expected.spelledOut)
    return typed.plain === expected.plain ? 'same' : 'accent'
  return isSlip(typed.key, expected.key) && !isWord(typed.text) ? 'slip' : 'other'
}

/** A word with the forms in which it is compared, because each is compared with every word of the other sentence. */
type ComparableWord = SentenceWord & { plain: string; spelledOut: string }

const comparableWords = (sentence: string): ComparableWord[] =>
  sentenceWords(sentence).map((word) => {
    const plain = textKey(word.text).replace(/[^\p{L}\p{N}]/gu, '')
    return { ...word, plain, spelledOut: spellOut(plain) }
  })

/** German and Norwegian letters in the spelling of keyboards that lack them. */
const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  æ: 'ae',
  ß: 'ss',
}
const spellOut = (plain: string) => plain.replace(/[äöüåøæß]/g, (letter) => letters[letter] ?? letter)
