import type { LanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import type { TranscriptLine } from '../transcript/analysed-transcript.ts'
import { lineKey } from '../transcript/normalise-line.ts'

/** Most letters of a line that is quoted in a question. */
const lettersMaximum = 140

/** Whether a line can be quoted in a question: neither a repeated sound nor a whole paragraph. */
export const isQuotable = ({ quotedText, folded }: TranscriptLine) =>
  quotedText.length <= lettersMaximum && new Set(folded.split(' ')).size >= 2

/** How much longer or shorter than all others an option may be before its length gives it away. */
const factor = 1.7
const slack = 5

/** Whether an option gives itself away by being the only long or the only short one. */
export function isConspicuous(option: string, others: readonly string[]): boolean {
  const lengths = others.map(({ length }) => length)
  return (
    option.length > Math.max(...lengths) * factor + slack ||
    option.length * factor + slack < Math.min(...lengths)
  )
}

/** Letters that two words begin with, and their share of the longer one, that make them look alike. */
const alikeLeast = 3
const alikeShare = 0.7
/** From this many letters on, words that differ in one letter look alike: Jacke, jakke. */
const lettersForOne = 5

/**
 * Whether a word of one language can be read without knowing it, from a word of another.
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

/** Words of a translation that can be recognised in the line itself: names, numbers, words of both languages. */
function recognised(line: string, translation: string): boolean {
  const lineWords = lineKey(line).split(' ').filter(isTelling)
  return lineKey(translation)
    .split(' ')
    .some((word) => isTelling(word) && lineWords.some((other) => lookAlike(word, other)))
}

/** Short words are alike in many languages: la, in, de. */
const isTelling = (word: string) => word.length > alikeLeast || /\d/.test(word)

/** The mark at the end of a text, which its translation shares. */
const endMark = (text: string) => /[?!;…]+(?=[”’»“"]*$)/.exec(text)?.[0].at(0) ?? ''

/** Whether only the right translation shares a mark or a name with its line, so that it is found without understanding. */
export const isGivenAwayByForm = (line: string, right: string, wrong: readonly string[]) =>
  !wrong.some((option) => endMark(option) === endMark(right)) ||
  (recognised(line, right) && !wrong.some((option) => recognised(line, option)))

/** How different from the right option an option looks beside the line, from 0. */
export const unlike = (line: string, right: string, option: string) =>
  Number(endMark(option) !== endMark(right)) + Number(recognised(line, right) && !recognised(line, option))

/**
 * Whether two nouns agree in having the ending of a plural: one that a dictionary lists as a base form (nervios,
 * trousers) would stand out.
 */
export function haveSameEnding(language: LanguageCode, one: string, other: string): boolean {
  const pluralEnding = packs[language].quiz?.pluralEnding
  return !pluralEnding || pluralEnding.test(one) === pluralEnding.test(other)
}
