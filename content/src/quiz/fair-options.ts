import type { LanguageCode } from '@verbena/language/languages'
import { foldLine } from './said-line.ts'
import type { ToldLine } from './told.ts'

/** Letters of a line that can be read in a question. */
const lettersMaximum = 140

/** Whether a line can stand by itself in a question: neither a sound that is repeated nor a whole paragraph. */
export const isQuotable = ({ said, folded }: ToldLine) =>
  said.length <= lettersMaximum && new Set(folded.split(' ')).size >= 2

/** How much longer or shorter than all others an option may be before its length tells. */
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
/** From so many letters on, one other letter hides nothing: Jacke, jakke. */
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
  const said = foldLine(line).split(' ').filter(isTelling)
  return foldLine(translation)
    .split(' ')
    .some((word) => isTelling(word) && said.some((other) => lookAlike(word, other)))
}

/** Short words are alike in many languages: la, in, de. */
const isTelling = (word: string) => word.length > alikeLeast || /\d/.test(word)

/** How a text ends, as far as its translation ends so, too. */
const endMark = (text: string) => /[?!;…]+(?=[”’»“"]*$)/.exec(text)?.[0].at(0) ?? ''

/** Whether a translation of a line is told by its mark or a name alone: by what nobody has to understand. */
export const isToldByLooks = (line: string, right: string, wrong: readonly string[]) =>
  !wrong.some((option) => endMark(option) === endMark(right)) ||
  (recognised(line, right) && !wrong.some((option) => recognised(line, option)))

/** How far an option looks from the right one beside the line, from 0. */
export const unlike = (line: string, right: string, option: string) =>
  Number(endMark(option) !== endMark(right)) + Number(recognised(line, right) && !recognised(line, option))

const pluralInS = new Set<LanguageCode>(['es', 'en', 'fr'])

/** A plural that a dictionary lists as a base form (nervios, trousers) is told by its ending. */
export const endAlike = (language: LanguageCode, one: string, other: string) =>
  !pluralInS.has(language) || /[sx]$/.test(one) === /[sx]$/.test(other)
