import type { TargetLanguageCode } from '@verbena/language/languages'
import { searchKey } from '@verbena/language/text/search-key'
import { textKey } from '@verbena/language/text/text-key'
import { type Token, tokenise } from '@verbena/language/text/tokenise'

type EmphasisedToken = Token & { isEmphasised: boolean }

/** How many first letters of a lemma an unknown form must share: "abr" of abrir. */
const shortestLikeness = 3
const endingMaximum = 3

/**
 * Splits an example into tokens and marks the words it is about. Exact matches are marked first, a phrase as a whole.
 * Without one, the word with the longest prefix in common with the lemma is marked as its form.
 * @param words the selected word, then its lemma
 */
export function emphasisedTokens(
  text: string,
  words: readonly string[],
  language: TargetLanguageCode,
): EmphasisedToken[] {
  const tokens = tokenise(text, language)
  const wordTokens = tokens.filter(({ isWord }) => isWord)
  const keys = wordTokens.map((token) => textKey(token.text))
  const wanted = words.map((word) =>
    tokenise(word, language)
      .filter(({ isWord }) => isWord)
      .map((token) => textKey(token.text)),
  )
  const exact = wanted.flatMap((phrase) => placesOf(phrase, keys))
  const lemma = wanted.at(-1) ?? []
  const places = new Set(exact.length > 0 ? exact : mostSimilarForm(lemma, keys))
  const emphasised = new Set(wordTokens.filter((_, index) => places.has(index)))
  return tokens.map((token) => ({ ...token, isEmphasised: emphasised.has(token) }))
}

/** The indexes of all words of a phrase, wherever they follow each other. */
function placesOf(phrase: readonly string[], words: readonly string[]): number[] {
  if (phrase.length === 0) return []
  return words.flatMap((_, at) =>
    phrase.every((word, index) => words[at + index] === word) ? phrase.map((_word, index) => at + index) : [],
  )
}

function mostSimilarForm([lemma, ...others]: readonly string[], words: readonly string[]): number[] {
  if (!lemma || others.length > 0) return []
  const needed = Math.max(shortestLikeness, lemma.length - endingMaximum)
  // Accents are ignored, because they vary with the form: opero, operó.
  const likeness = words.map((word) => commonBeginning(searchKey(word), searchKey(lemma)))
  const best = Math.max(0, ...likeness)
  return lemma.length > shortestLikeness && best >= needed ? [likeness.indexOf(best)] : []
}

function commonBeginning(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}
