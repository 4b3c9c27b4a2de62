import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import type { ContextWindow } from '../../ranking/context-window.ts'

/** The words of a context with elided words and hyphenated pronouns apart: "qu'il" is qu' and il, "fait-il" fait and il. */
export type SplitWords = Pick<ContextWindow, 'words' | 'written' | 'endsClause'> & {
  /** Index in the context of each word here. */
  from: readonly number[]
}

export function splitWords(
  language: TargetLanguageCode,
  afterHyphen: readonly string[],
  around: Omit<ContextWindow, 'marks'>,
): SplitWords {
  const split = wordSplitter(language, afterHyphen)
  // "η διάθεσή σας": the second accent comes from the word behind.
  const once = packs[language]?.stress?.once ?? ((word: string) => word)
  const pieces = around.words.map((word) => split(once(word)))
  if (pieces.every(({ length }, index) => length === 1 && pieces[index]?.[0] === around.words[index]))
    return { ...around, from: around.words.map((_, index) => index) }
  const from = pieces.flatMap((parts, index) => parts.map(() => index))
  return {
    from,
    words: pieces.flat(),
    written: pieces.flatMap((parts, index) => (parts.length === 1 ? [around.written[index] ?? ''] : parts)),
    endsClause: (at) => from[at] !== from[at + 1] && around.endsClause(from[at] ?? 0),
  }
}

/** Cuts a word into its elided words and hyphenated pronouns. */
export function wordSplitter(language: TargetLanguageCode, afterHyphen: readonly string[]) {
  const elisions = (packs[language]?.elisions ?? []).map(({ form }) => form)
  return (word: string) => piecesOf(word, elisions, afterHyphen)
}

function piecesOf(word: string, elisions: readonly string[], afterHyphen: readonly string[]): string[] {
  const elision = elisions.find((form) => word.startsWith(form) && word.length > form.length)
  if (elision) return [elision, ...piecesOf(word.slice(elision.length), elisions, afterHyphen)]
  const hyphen = word.lastIndexOf('-')
  const last = word.slice(hyphen + 1)
  if (hyphen <= 0 || !afterHyphen.includes(last)) return [word]
  return [...piecesOf(word.slice(0, hyphen), elisions, afterHyphen), last]
}
