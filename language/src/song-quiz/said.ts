import { foldForSearch, normaliseAnswer } from '../normalise.ts'

/** What stands in square brackets is a label ([Chorus], [Music]), and is not sung. */
export const label = /\[[^\]\n]*\]/g

/** Letters that a keyboard without them writes otherwise; taking an accent off does not reach them. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ς: 'σ' }
/** How German and Norwegian are written where a keyboard has no such letters. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/**
 * Text as the game compares it: only letters and figures, without case and accents. Two texts that fold alike
 * are the same answer, so one is never a decoy for the other.
 * @example foldSaid("  ¡Qué bien! [bis]") // 'quebien'
 * @example foldSaid('♪') // ''
 */
export function foldSaid(text: string): string {
  return foldForSearch(text.replace(label, ''))
    .replace(/[ßøæœς]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * Whether a typed answer is the word: case, accents, apostrophes and marks around it are forgiven. Unlike
 * `matchesAlternative`, a part of the word does not count, or "a" would be an answer to every "casa".
 * @example isSaid('Corazon', 'corazón') // true
 * @example isSaid('schoen', 'schön') // true
 */
export function isSaid(answer: string, text: string): boolean {
  const given = foldSaid(answer)
  return given !== '' && (given === foldSaid(text) || given === foldSaid(spellOut(text)))
}

/**
 * Whether an answer has the very accents and marks of the word; when not, what was right has to be shown.
 * @example isSpelledAlike('CORAZÓN ', 'corazón') // true
 * @example isSpelledAlike('corazon', 'corazón') // false
 */
export function isSpelledAlike(answer: string, text: string): boolean {
  return withPlainMarks(answer) === withPlainMarks(text)
}

const spellOut = (text: string) =>
  normaliseAnswer(text).replace(/[äöüåø]/g, (letter) => spelledOut[letter] ?? letter)

const withPlainMarks = (text: string) =>
  normaliseAnswer(text)
    .replace(/[’ʼ᾽]/g, "'")
    .replace(/[\u2010\u2011]/g, '-')
