import { searchKey } from '../text/search-key.ts'
import { textKey } from '../text/text-key.ts'

/** What stands in square brackets is a label ([Chorus], [Music]), and is not sung. */
export const label = /\[[^\]\n]*\]/g

/** Letters that a keyboard without them writes otherwise; taking an accent off does not reach them. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe' }
/** How German and Norwegian are written where a keyboard has no such letters. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/**
 * Text as the game compares it: only letters and figures, without case and accents. Two texts that fold alike
 * are the same answer, so one is never a decoy for the other.
 * @example normaliseAnswer("  ¡Qué bien! [bis]") // 'quebien'
 * @example normaliseAnswer('♪') // ''
 */
export function normaliseAnswer(text: string): string {
  return searchKey(text.replace(label, ''))
    .replace(/[ßøæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * Whether a typed answer is the word: case, accents, apostrophes and marks around it are forgiven. Unlike
 * `matchesAlternative`, a part of the word does not count, or "a" would be an answer to every "casa".
 * @example isSameAnswer('Corazon', 'corazón') // true
 * @example isSameAnswer('schoen', 'schön') // true
 */
export function isSameAnswer(answer: string, text: string): boolean {
  const given = normaliseAnswer(answer)
  return given !== '' && (given === normaliseAnswer(text) || given === normaliseAnswer(spellOut(text)))
}

/**
 * Whether an answer has the very accents and marks of the word; when not, what was right has to be shown.
 * @example isSpelledAlike('CORAZÓN ', 'corazón') // true
 * @example isSpelledAlike('corazon', 'corazón') // false
 */
export function isSpelledAlike(answer: string, text: string): boolean {
  return textKey(answer) === textKey(text)
}

const spellOut = (text: string) => textKey(text).replace(/[äöüåø]/g, (letter) => spelledOut[letter] ?? letter)
