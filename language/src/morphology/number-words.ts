import type { NumberWords } from '../packs/number-words.ts'
import { searchKey } from '../text/search-key.ts'

const longest = 60

/**
 * The number of a word that is composed of several number words, below a million.
 * @returns undefined for other words, and for a single number word, which dictionaries have
 * @example numberOf('vierundzwanzig', germanPack.numberWords) // 24
 */
export function numberOf(word: string, known: NumberWords | undefined): number | undefined {
  if (!known || word.length > longest) return undefined
  const plain = searchKey(word)
  const values = piecesOf(known.written ? plain.replace(...known.written) : plain, known)
  return values && countOf(values) > 1 ? sumOf(values, known) : undefined
}

/** The value of a linking word. */
const link = 0
const countOf = (values: readonly number[]) => values.filter((value) => value !== link).length

/** The values of the pieces of a number. Longer pieces are tried first. */
function piecesOf(rest: string, known: NumberWords): number[] | undefined {
  if (rest === '') return []
  if (rest.startsWith('-')) return piecesOf(rest.slice(1), known)
  for (let end = rest.length; end > 0; end--) {
    const piece = rest.slice(0, end)
    const isLink = known.links.includes(piece) && end < rest.length
    const value = Object.hasOwn(known.pieces, piece) ? known.pieces[piece] : isLink ? link : undefined
    if (value === undefined) continue
    const others = piecesOf(rest.slice(end), known)
    const all = others && [value, ...others]
    if (all && (countOf(all) < 2 || sumOf(all, known) !== undefined)) return all
  }
  return undefined
}

function sumOf(values: readonly number[], known: NumberWords): number | undefined {
  let thousands = 0
  let below = 0
  for (const [index, value] of values.entries()) {
    if (value === link) continue
    if (value === 1000) {
      if (thousands > 0) return undefined
      thousands = (below || 1) * 1000
      below = 0
    } else if (value === 100) {
      if (below >= 100) return undefined
      below = (below || 1) * 100
    } else if (fits(below % 100, value, values[index - 1] === link, known)) below += value
    else return undefined
  }
  return thousands + below
}

/** Whether a number may be added to the value before it: only if its digits are still empty. */
function fits(rest: number, value: number, isLinked: boolean, known: NumberWords): boolean {
  if (rest === 0) return true
  if (rest < 10) return known.onesFirst !== undefined && isLinked && value >= 20 && value % 10 === 0
  if (rest % 10 !== 0 || known.onesFirst === 'only') return false
  if (rest === 10) return value >= (known.behindTen ?? 10) && value < 10
  return value < (known.scores?.includes(rest) ? 20 : 10)
}
