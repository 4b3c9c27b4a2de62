import type { FormReason } from '@verbena/language/morphology/parts-of-speech'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Reading } from '../lexicon/lexicon.ts'
import { type DisambiguationContext, packOf, readingsAt } from './disambiguation-context.ts'

/** The maximum of adjectives between a determiner and its noun. */
const reach = 2
const genders = { feminine: 'f', masculine: 'm', neuter: 'n' } as const

/** The penalty of a determiner that does not agree with the noun after it: "seine Schlüssel" is no feminine. */
export function determinerPenalty({ reasons }: Reading, target: DisambiguationContext): number {
  if (isDefiniteMarker(target, 0) && isBareNoun(target, 1)) return 0.6
  if (reasons.length === 0) return 0
  const nouns = nounsBehind(target)
  return nouns.length === 0 || nouns.some((noun) => agrees(reasons, noun, target)) ? 0 : 0.3
}

function nounsBehind(target: DisambiguationContext): readonly Reading[] {
  const { at, endsClause } = target.around()
  for (let step = 1; step <= reach + 1 && !endsClause(at + step - 1); step++) {
    const readings = readingsAt(target, step)
    const nouns = readings.filter(({ concept }) => concept.partOfSpeech === 'noun')
    if (nouns.length > 0 && readings[0]?.concept.partOfSpeech !== 'adjective') return nouns
  }
  return []
}

function agrees(
  reasons: readonly FormReason[],
  { concept, lemma, reasons: form }: Reading,
  target: DisambiguationContext,
) {
  const isPlural = reasons.includes('plural')
  // A plural may look like its singular: "die Schlüssel". A singular never has the ending of a plural.
  if (form.includes('plural') && !isPlural) return false
  if (isPlural) return true
  const isFirst = lemmaKey(concept.words[target.language]?.[0] ?? '') === lemmaKey(lemma)
  const gender = isFirst ? concept.gender?.[target.language] : undefined
  if (!gender || gender === 'mf' || form.includes('feminine')) return true
  return Object.entries(genders).every(
    ([reason, own]) => !reasons.includes(reason as FormReason) || own === gender,
  )
}

/**
 * The penalty of an indefinite noun after Norwegian "det". A word that may be a verb is one ("Det regner"); a noun is
 * definite ("det huset").
 */
export const bareNounPenalty = ({ reasons }: Reading, target: DisambiguationContext): number =>
  !reasons.includes('definite') && isDefiniteMarker(target, -1) && isBareNoun(target, 0) ? 0.5 : 0

function isDefiniteMarker(target: DisambiguationContext, step: number): boolean {
  const { definiteMarkers } = packOf(target)
  if (!definiteMarkers) return false
  const { words, at, endsClause } = target.around()
  return definiteMarkers.includes(words[at + step] ?? '') && !endsClause(at + step)
}

function isBareNoun(target: DisambiguationContext, step: number): boolean {
  const readings = readingsAt(target, step)
  const isNoun = ({ concept }: Reading) => concept.partOfSpeech === 'noun'
  return (
    readings[0] !== undefined &&
    isNoun(readings[0]) &&
    readings.some(({ concept, reasons }) => concept.partOfSpeech === 'verb' && reasons.includes('present')) &&
    !readings.some((one) => isNoun(one) && one.reasons.includes('definite'))
  )
}
