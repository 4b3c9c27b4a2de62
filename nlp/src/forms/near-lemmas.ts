import { createBoundedCache } from '@verbena/language/cache/bounded-cache'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { textKey } from '@verbena/language/text/text-key'
import { rarityOf } from '../lexicon/language-index.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Reading } from '../lexicon/readings.ts'

const nearestMaximum = 4
/** Words of one to three letters resemble too many others, and no longer word is compared. */
const lettersMinimum = 4
const lettersMaximum = 24
/** The costs of two slips are allowed in a word of this length only. */
const longWord = 7

/** The cost of a slip; 1 is a wrong letter. */
const costs = { swapped: 0.7, doubled: 0.5, missing: 0.9, accent: 0.2, neighbour: 0.7, vowel: 0.8, other: 1 }
/** What a level adds, so that of equally near words the more frequent one comes first. */
const costOfLevel = 0.06
/** A slip is rarely in the first letter. */
const costOfFirst = 0.4

/** The rows of keyboards; letters beside each other are mistyped for each other. */
const rows = ['qwertyuiopå', 'asdfghjkløæ', 'zxcvbnm', 'qwertzuiopü', 'asdfghjklöä', 'yxcvbnm', 'azertyuiop']
const greekRows = ['ςερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ']
const neighbours = new Set(
  [...rows, ...greekRows].flatMap((row) =>
    [...row].slice(1).flatMap((letter, at) => [row.charAt(at) + letter, letter + row.charAt(at)]),
  ),
)

const found = createBoundedCache<readonly Reading[]>(500)

/**
 * The lemmas of the lexicon that a misspelled word resembles, most likely first: "cuchilo" resembles cuchillo.
 * @returns no more than four
 */
export function nearLemmas(lexicon: Lexicon, language: TargetLanguageCode, text: string): readonly Reading[] {
  const word = textKey(text)
  if (word.length < lettersMinimum || word.length > lettersMaximum || !/^\p{L}+$/u.test(word)) return []
  return found.of(`${lexicon.version} ${lexicon.conceptCount} ${language} ${word}`, () =>
    search(lexicon, language, word),
  )
}

function search(lexicon: Lexicon, language: TargetLanguageCode, word: string): readonly Reading[] {
  const allowed = word.length >= longWord ? 1.9 : 1.25
  return lexicon
    .lemmaKeys(language)
    .filter(
      (key) => Math.abs(key.length - word.length) <= 2 && !key.includes(' ') && sharesLetters(word, key),
    )
    .flatMap((key) => {
      const distance = slipCost(word, key, allowed)
      return distance <= allowed ? readingsAt(key, distance) : []
    })
    .sort((one, other) => one.cost - other.cost)
    .slice(0, nearestMaximum)
    .map(({ reading }) => reading)

  function readingsAt(key: string, distance: number) {
    const [concept] = lexicon.entries(language, key)
    if (!concept) return []
    const lemma = concept.words[language]?.find((one) => textKey(one) === key) ?? key
    const rarity = rarityOf(concept, language, key) + levels.indexOf(concept.level)
    return [{ reading: { lemma, reasons: [], concept }, cost: distance + costOfLevel * rarity }]
  }
}

/** Whether one of two letters at the beginning and one at the end are the same; a quick test before the slow one. */
function sharesLetters(word: string, key: string): boolean {
  const [start, end] = [bare(word.charAt(0)), bare(word.charAt(word.length - 1))]
  return (
    start === bare(key.charAt(0)) || start === bare(key.charAt(1)) || end === bare(key.charAt(key.length - 1))
  )
}

/**
 * The cost of the slips between a written word and a meant one; more than `allowed` if there are too many.
 * @example slipCost('cuchilo', 'cuchillo', 2) // 0.5
 */
export function slipCost(written: string, meant: string, allowed: number): number {
  const width = meant.length + 1
  let before: number[] = []
  let last = Array.from({ length: width }, (_, at) => at * costs.missing)
  for (let row = 1; row <= written.length; row++) {
    const current = [row * costs.missing]
    let least = current[0] ?? 0
    for (let column = 1; column < width; column++) {
      const cost = Math.min(
        (last[column] ?? 0) + costOfExtra(written, row - 1),
        (current[column - 1] ?? 0) + costOfExtra(meant, column - 1),
        (last[column - 1] ?? 0) + costOfReplacing(written.charAt(row - 1), meant.charAt(column - 1)),
        isSwapped(written, meant, row, column) ? (before[column - 2] ?? 0) + costs.swapped : Infinity,
      )
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > allowed) return Infinity
    before = last
    last = current
  }
  const isOtherStart = bare(written.charAt(0)) !== bare(meant.charAt(0))
  return (last[width - 1] ?? 0) + (isOtherStart ? costOfFirst : 0)
}

const costOfExtra = (word: string, at: number) =>
  word.charAt(at) === word.charAt(at - 1) ? costs.doubled : costs.missing

const isSwapped = (one: string, other: string, row: number, column: number) =>
  row > 1 &&
  column > 1 &&
  one.charAt(row - 1) === other.charAt(column - 2) &&
  one.charAt(row - 2) === other.charAt(column - 1)

const bareLetters = new Map<string, string>()

/** A letter without its accent. Kept, because the comparison of one word needs a hundred thousand. */
function bare(letter: string): string {
  const known = bareLetters.get(letter) ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
  if (bareLetters.size < 1000) bareLetters.set(letter, known)
  return known
}
const vowel = /^[aeiouyæøåαεηιουω]$/

function costOfReplacing(one: string, other: string): number {
  if (one === other) return 0
  const [plain, otherPlain] = [bare(one), bare(other)]
  if (plain === otherPlain) return costs.accent
  if (neighbours.has(plain + otherPlain)) return costs.neighbour
  return vowel.test(plain) && vowel.test(otherPlain) ? costs.vowel : costs.other
}
