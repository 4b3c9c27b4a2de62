import type { LanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import type { TranscriptLine } from '../transcript/analysed-transcript.ts'
import { lineKey } from '../transcript/normalise-line.ts'

/** The maximum of letters of a line that is quoted in a question. */
const lettersMaximum = 140

/** Whether a line can be quoted in a question: neither a repeated sound nor a whole paragraph. */
export const isQuotable = ({ quotedText, key }: TranscriptLine) =>
  quotedText.length <= lettersMaximum && new Set(key.split(' ')).size >= 2

/** How much longer or shorter than all others an option may be before its length reveals it. */
const factor = 1.7
const slack = 5

/** Whether an option is the only long or the only short one, which reveals it. */
export function isConspicuous(option: string, others: readonly string[]): boolean {
  const lengths = others.map(({ length }) => length)
  return (
    option.length > Math.max(...lengths) * factor + slack ||
    option.length * factor + slack < Math.min(...lengths)
  )
}

/** Two words look alike if they begin with so many same letters, and with this share of the longer word. */
const alikeLeast = 3
const alikeShare = 0.7
/** Words of at least so many letters look alike if they differ in one letter: Jacke, jakke. */
const lettersForOne = 5

/**
 * Whether a word of one language can be understood from a similar word of another.
 * @example lookAlike('sardina', 'sardine') // true
 */
export function lookAlike(one: string, other: string): boolean {
  if (one === other) return true
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  if (same >= alikeLeast && same >= Math.max(one.length, other.length) * alikeShare) return true
  const isOneOther = one.length === other.length && one.slice(same + 1) === other.slice(same + 1)
  return isOneOther && one.length >= lettersForOne
}

/** Whether words of a translation can be recognised in the line: names, numbers, words of both languages. */
function recognised(line: string, translation: string): boolean {
  const lineWords = lineKey(line).split(' ').filter(isTelling)
  return lineKey(translation)
    .split(' ')
    .some((word) => isTelling(word) && lineWords.some((other) => lookAlike(word, other)))
}

/** Whether a word identifies its line. Short words do not, because many languages share them: la, in, de. */
const isTelling = (word: string) => word.length > alikeLeast || /\d/.test(word)

/** The punctuation at the end of a text, which its translation shares. */
const endMark = (text: string) => /[?!;…]+(?=[”’»“"]*$)/.exec(text)?.[0].at(0) ?? ''

/** Whether only the right translation shares punctuation or a name with its line, which reveals it. */
export const isGivenAwayByForm = (line: string, right: string, wrong: readonly string[]) =>
  !wrong.some((option) => endMark(option) === endMark(right)) ||
  (recognised(line, right) && !wrong.some((option) => recognised(line, option)))

/** How different an option looks from the right one, compared with the line, from 0. */
export const unlike = (line: string, right: string, option: string) =>
  Number(endMark(option) !== endMark(right)) + Number(recognised(line, right) && !recognised(line, option))

/**
 * Whether two nouns both have the ending of a plural, or both have not. A lemma that looks like a plural (nervios, trousers)
 * would be conspicuous.
 */
export function haveSameEnding(language: LanguageCode, one: string, other: string): boolean {
  const pluralEnding = packs[language].quiz?.pluralEnding
  return !pluralEnding || pluralEnding.test(one) === pluralEnding.test(other)
}
