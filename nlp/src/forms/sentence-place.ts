import { profileOf } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'
import type { Question } from '../lookup/explain.ts'
import { contextWindowOf, placeIn } from '../ranking/context-window.ts'

const capital = /^[^\p{L}]*\p{Lu}/u

export const hasCapital = (text: string) => capital.test(text)

/** Whether a word is within a sentence: another word of the sentence precedes it. */
export function isInsideSentence(question: Question): boolean {
  const at = placeIn(question)
  if (at <= 0) return false
  const before = question.context.slice(0, at).trimEnd()
  return /[\p{L}\p{N},;)'’]$/u.test(before)
}

/** Whether a line has words in lower case. In a line of capitals, a capital marks nothing. */
export const hasLowerCase = (context: string) => /(?<!\p{L})\p{Ll}{2}/u.test(context)

/** Whether a capital within a sentence shows that a word is a name. */
export const capitalMarksName = ({ language, text, context }: Question): boolean =>
  packs[language]?.capitalNouns !== true &&
  hasCapital(text) &&
  hasLowerCase(context) &&
  profileOf(language).alwaysCapital?.test(text) !== true

/** The words before and behind the selected word, as they are written; undefined at the ends of the context. */
export function neighboursOf(question: Question): { previous?: string; next?: string } {
  if (question.context === '') return {}
  const { written, at } = contextWindowOf(question)()
  if (at < 0) return {}
  const [previous, next] = [written[at - 1], written[at + 1]]
  return { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) }
}

export const isOneOf = (word: string | undefined, words: readonly string[] = []): boolean =>
  word !== undefined && words.includes(textKey(word))
