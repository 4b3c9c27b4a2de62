import type { Explanation } from '@verbena/contract/lookup/lookup'
import { senseOf } from '../lexicon/lexicon.ts'
import type { Question } from '../lookup/explain.ts'
import type { FormSources } from './form-sources.ts'
import { nearLemmas } from './near-lemmas.ts'

/** Adds the words that a misspelled word resembles to the explanation of an unknown word, as its alternatives. */
export function withSuggestions(
  unknown: Explanation,
  { lexicon }: FormSources,
  { text, language, nativeLanguage }: Question,
): Explanation {
  const alternatives = nearLemmas(lexicon, language, text).map((reading) => ({
    lemma: reading.lemma,
    partOfSpeech: reading.concept.partOfSpeech,
    translation: senseOf(reading, nativeLanguage).translations.join(', '),
  }))
  return alternatives.length > 0 ? { ...unknown, alternatives } : unknown
}
