import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { withoutArticle } from '@verbena/language/text/without-article'
import type { Lexicon } from '@verbena/nlp/lexicon/lexicon'

/**
 * The most likely base form of a word that a learner typed. An article before it is removed ("el pan" is "pan"), and then
 * a noun is preferred. A word that the lexicon does not have is its own base form.
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
