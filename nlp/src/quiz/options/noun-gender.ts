import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import type { GenderPatterns } from '@verbena/language/packs/reading-facts'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Reading } from '../../lexicon/readings.ts'

export type Gender = 'm' | 'f' | 'n' | 'mf'

/** The gender of a noun: from the lexicon, which has that of the first word of a concept, or else from its ending. */
export function nounGender(
  language: TargetLanguageCode,
  { concept, lemma }: Pick<Reading, 'concept' | 'lemma'>,
): Gender | undefined {
  if (concept.partOfSpeech !== 'noun') return undefined
  const [first = ''] = concept.words[language] ?? []
  const known = lemmaKey(first) === lemmaKey(lemma) ? concept.gender?.[language] : undefined
  return known ?? match(packs[language].quiz?.gender?.endings, lemmaKey(lemma))
}

/** @example genderShownBy('es', 'una') // 'f' */
export const genderShownBy = (language: TargetLanguageCode, word: string): Gender | undefined =>
  match(packs[language].quiz?.gender?.before, word)

function match(patterns: GenderPatterns | undefined, text: string): Gender | undefined {
  if (patterns?.m.test(text)) return 'm'
  return patterns?.f.test(text) ? 'f' : undefined
}
