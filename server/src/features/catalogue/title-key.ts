import { searchKey } from '@verbena/language/text/search-key'

/** Replacements for letters that are not a plain letter with an accent. */
const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' }
/** More words than a title has; further words of a search are ignored. */
const wordsMaximum = 8

const wordsOf = (text: string): string[] =>
  searchKey(text)
    .replace(/[ßæœøłđıς]/g, (letter) => plain[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * The words of all titles of an item for searches: in lower case, without accents and punctuation, with a space before
 * each word.
 * @example titleKey(['¡La Tortilla!', 'The omelette']) // ' la tortilla the omelette'
 */
export const titleKey = (titles: readonly string[]): string =>
  titles
    .flatMap(wordsOf)
    .map((word) => ` ${word}`)
    .join('')

/**
 * One LIKE pattern for each word of a search; a matching title key fits all of them. A word of one or two letters is too
 * short for the trigram index, so it only matches at the beginning of a word.
 * @example searchPatterns('Tór la') // ['%tor%', '% la%']
 */
export const searchPatterns = (search: string): string[] =>
  wordsOf(search)
    .slice(0, wordsMaximum)
    .map((word) => ([...word].length < 3 ? `% ${word}%` : `%${word}%`))
