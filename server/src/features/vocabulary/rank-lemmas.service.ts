import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { withoutArticle } from '@verbena/language/text/without-article'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'

/**
 * The base form under which a word is kept that somebody wrote down: "el pan" and "pan" are one word, and behind an
 * article stands a noun. The word itself where the lexicon has none of it.
 */
export function mostLikelyLemma(lexicon: Lexicon, language: string, text: string): string {
  const code = language as TargetLanguageCode
  const [whole] = lexicon.readings(code, text)
  if (whole) return whole.lemma
  const word = withoutArticle(packs[code], text)
  if (word === text.trim()) return text
  const readings = lexicon.readings(code, word)
  return (readings.find(({ concept }) => concept.partOfSpeech === 'noun') ?? readings[0])?.lemma ?? word
}
