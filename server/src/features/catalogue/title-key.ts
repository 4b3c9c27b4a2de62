import { searchKey } from '@verbena/language/text/search-key'

/** Letters that are no letter with an accent, as they are typed without them. */
const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' }
/** More words than a title has; what is typed beyond them does not narrow further. */
const mostWords = 8

const wordsOf = (text: string): string[] =>
  searchKey(text)
    .replace(/[ßæœøłđıς]/g, (letter) => plain[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * The words of all titles of an item as they are searched: lower case, without accents and signs, a space before each.
 * @example titleKey(['¡La Tortilla!', 'The omelette']) // ' la tortilla the omelette'
 */
export const titleKey = (titles: readonly string[]): string =>
  titles
    .flatMap(wordsOf)
    .map((word) => ` ${word}`)
    .join('')

/**
 * What every title key that fits a search is like, one LIKE pattern a word: it holds each word, and one of a letter or
 * two, too short for the index of trigrams, at the beginning of a word.
 * @example searchPatterns('Tór la') // ['%tor%', '% la%']
 */
export const searchPatterns = (search: string): string[] =>
  wordsOf(search)
    .slice(0, mostWords)
    .map((word) => ([...word].length < 3 ? `% ${word}%` : `%${word}%`))
