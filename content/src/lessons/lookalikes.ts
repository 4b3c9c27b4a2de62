import { wordsOfAnswers } from '@verbena/language/judge/judge-answer'
import { type CourseLanguageCode, profileOf } from '@verbena/language/languages'
import { searchKey } from '@verbena/language/text/search-key'
import { textKey } from '@verbena/language/text/text-key'

/** Whether a language has a word in exactly this spelling. */
export type IsWord = (language: CourseLanguageCode, word: string) => boolean

/** Longer words have no twin. */
const longest = 14

/**
 * Words of the language that differ from a word of the answers by accents alone: esta and está, wurde and würde. They are
 * other answers, and the browser cannot know them.
 */
export function lookalikesOf(
  patterns: readonly string[],
  language: CourseLanguageCode,
  isWord: IsWord,
): string[] {
  const letters = lettersByPlain(language)
  const found = new Set<string>()
  const seen = new Set<string>()
  for (const { text } of wordsOfAnswers(patterns)) {
    const word = textKey(text)
    if (seen.has(word) || word.length > longest) continue
    seen.add(word)
    for (const other of spellingsOf(word, letters))
      if (other !== word && isWord(language, other)) found.add(other)
  }
  return [...found]
}

/** The letters with accents by the letter without. */
function lettersByPlain(language: CourseLanguageCode): ReadonlyMap<string, readonly string[]> {
  const letters = new Map<string, string[]>()
  for (const letter of profileOf(language).keyboardLetters) {
    const plain = searchKey(letter)
    if (plain !== letter) letters.set(plain, [...(letters.get(plain) ?? []), letter])
  }
  for (const [plain, letter] of [
    ['a', 'å'],
    ['o', 'ø'],
  ] as const)
    if (profileOf(language).keyboardLetters.includes(letter))
      letters.set(plain, [...new Set([...(letters.get(plain) ?? []), letter])])
  return letters
}

/** The word without accents, and with one on each of its letters that can have one. */
function spellingsOf(word: string, letters: ReadonlyMap<string, readonly string[]>): string[] {
  const plain = searchKey(word).replace(/ø/g, 'o').replace(/σ$/, 'ς')
  const marked = [...plain].flatMap((letter, at) =>
    (letters.get(letter) ?? []).map((other) => plain.slice(0, at) + other + plain.slice(at + 1)),
  )
  return [plain, ...marked]
}
