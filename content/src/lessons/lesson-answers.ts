import { answersOf } from '@verbena/language/judge/judge-answer'
import type { CourseLanguageCode } from '@verbena/language/languages'
import { sentenceWords } from '@verbena/language/lessons/sentence-words'

type Says = Readonly<Record<CourseLanguageCode, readonly string[]>>

/** Sentences that are sent of one pattern, and of one item. */
const most = { ofPattern: 2, ofItem: 12 }

const plainBySays = new WeakMap<readonly string[], readonly string[]>()

/** Right answers as plain sentences, the usual one first: some of each pattern. */
export function plainAnswers(says: Says, language: CourseLanguageCode): readonly string[] {
  const patterns = says[language]
  const known = plainBySays.get(patterns)
  if (known) return known
  const [usual = '', ...others] = patterns
  const plain = unique([usual, ...others.flatMap((one) => answersOf(one, usual, most.ofPattern))]).slice(
    0,
    most.ofItem,
  )
  plainBySays.set(patterns, plain)
  return plain
}

/** The words of a sentence as they are compared. */
export const keyOf = (sentence: string) =>
  sentenceWords(sentence)
    .map(({ key }) => key)
    .join(' ')

/** Each text once, regardless of case and punctuation. */
export function unique(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const key = keyOf(text)
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
