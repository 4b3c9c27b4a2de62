import { searchKey } from '../text/search-key.ts'
import { textKey } from '../text/text-key.ts'

/** Text in square brackets is a label ([Chorus], [Music]) and is not sung. */
export const label = /\[[^\]\n]*\]/g

/** Most words of most languages, of which only the case changes. */
const asciiWord = /^[a-zA-Z0-9]+$/

/** Letters that people without such a keyboard replace. Removing accents does not change them. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe' }
/** German and Norwegian letters in the spelling of keyboards that lack them. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/**
 * The key by which the song game compares texts: letters and digits only, without case and accents. Two texts with one
 * key are the same answer, so one is never a distractor for the other.
 * @example normaliseAnswer("  ¡Qué bien! [bis]") // 'quebien'
 * @example normaliseAnswer('♪') // ''
 */
export function normaliseAnswer(text: string): string {
  if (asciiWord.test(text)) return text.toLowerCase()
  return searchKey(text.replace(label, ''))
    .replace(/[ßøæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * Whether a typed answer is the word. Case, accents, apostrophes and punctuation do not matter. Unlike
 * `matchesAlternative` it needs the whole word; otherwise "a" would be an answer to "casa".
 * @example isSameAnswer('Corazon', 'corazón') // true
 * @example isSameAnswer('schoen', 'schön') // true
 */
export function isSameAnswer(answer: string, text: string): boolean {
  const given = normaliseAnswer(answer)
  return given !== '' && (given === normaliseAnswer(text) || given === normaliseAnswer(spellOut(text)))
}

/**
 * Whether an answer has exactly the accents and punctuation of the word. If not, the right spelling has to be shown.
 * @example isSpelledAlike('CORAZÓN ', 'corazón') // true
 * @example isSpelledAlike('corazon', 'corazón') // false
 */
export function isSpelledAlike(answer: string, text: string): boolean {
  return textKey(answer) === textKey(text)
}

const spellOut = (text: string) => textKey(text).replace(/[äöüåø]/g, (letter) => spelledOut[letter] ?? letter)
