import type { Explanation } from '@verbena/contract/lookup/lookup'

export type Alternative = NonNullable<Explanation['alternatives']>[number]

/**
 * Finds the chosen reading in the lookup of its lemma. If that lookup has another reading first, only the data of the
 * choice itself are used.
 */
export function chosenReading(found: Explanation, chosen: Alternative): Explanation {
  if (isReading(found, chosen)) return found
  const { lemma, partOfSpeech, translation } = chosen
  const isSameLemma = (found.lemma ?? found.word) === lemma
  return {
    word: lemma,
    translation,
    definition: '',
    example: '',
    lemma,
    partOfSpeech,
    ...(isSameLemma && found.ipa && { ipa: found.ipa }),
    ...(isSameLemma && found.status && { status: found.status }),
    ...(found.explainedIn && { explainedIn: found.explainedIn }),
    ...(found.source && { source: found.source }),
  }
}

const isReading = ({ error, lemma, partOfSpeech, translation }: Explanation, chosen: Alternative) =>
  error === undefined &&
  lemma === chosen.lemma &&
  partOfSpeech === chosen.partOfSpeech &&
  translation.includes(chosen.translation)

/** Each other reading once, without the one that is shown. */
export function otherReadings({
  lemma,
  partOfSpeech,
  translation,
  alternatives = [],
}: Explanation): Alternative[] {
  const seen = new Set([keyOf({ lemma, partOfSpeech, translation })])
  return alternatives.filter((other) => {
    const key = keyOf(other)
    return !seen.has(key) && seen.add(key)
  })
}

export const keyOf = ({ lemma, partOfSpeech, translation }: Partial<Alternative>) =>
  [lemma, partOfSpeech, translation].join(' | ')
