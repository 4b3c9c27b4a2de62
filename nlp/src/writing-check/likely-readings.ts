import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { rarityOf } from '../lexicon/language-index.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Reading } from '../lexicon/readings.ts'

/** A meaning that is rarer by more than this than the most usual one of its form is not what a learner means. */
const rarityAbove = 1
/** A meaning that so few uses of its word have is not counted. */
const leastShare = 0.03

/**
 * The readings of a form that a learner may mean. The writing check looks for what is wrong in every reading: without the rare
 * ones it would find nothing in "Questa libro", because "libro" is also a form of "librare".
 */
export function likelyReadings(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  form: string,
): readonly Reading[] {
  const rarity = ({ concept, lemma }: Reading) => rarityOf(concept, language, lemmaKey(lemma))
  const readings = unlessEmpty(lexicon.readings(language, form), ({ lemma, concept }) => {
    const share = lexicon.senseFrequencies(language, lemma, concept.id) ?? 1
    return share >= leastShare
  })
  const usual = Math.min(...readings.map(rarity))
  const easy = readings.filter((reading) => rarity(reading) <= usual + rarityAbove)
  return unlessEmpty(easy, (reading) => !isNeedlessReflexive(reading, easy))
}

/** The readings that fulfil a condition; all if none does. */
function unlessEmpty(readings: readonly Reading[], condition: (reading: Reading) => boolean) {
  const kept = readings.filter(condition)
  return kept.length > 0 ? kept : readings
}

/** A reflexive verb of the same form is another matter: "peut" without "se" is no form of "se pouvoir". */
const isNeedlessReflexive = ({ lemma, concept }: Reading, readings: readonly Reading[]) =>
  concept.partOfSpeech === 'verb' &&
  readings.some(
    (other) =>
      other.concept.partOfSpeech === 'verb' &&
      other.lemma !== lemma &&
      lemma.split(' ').at(-1) === other.lemma,
  )
