import type { FormReason } from '@verbena/language/parts-of-speech'
import { foldForm, type Reading } from './lexicon.ts'
import { type Asked, readingsAt } from './neighbours.ts'

/** How many adjectives may stand between a determiner and its noun. */
const reach = 2
const genders = { feminine: 'f', masculine: 'm', neuter: 'n' } as const

/** How little a form of a determiner agrees with the noun behind it: "seine Schlüssel" is no feminine. */
export function determinerDoubt({ reasons }: Reading, asked: Asked): number {
  if (asked.language === 'no' && saysDefinite(asked, 0) && isBareNoun(asked, 1)) return 0.6
  if (reasons.length === 0) return 0
  const nouns = nounsBehind(asked)
  return nouns.length === 0 || nouns.some((noun) => agrees(reasons, noun, asked)) ? 0 : 0.3
}

function nounsBehind(asked: Asked): readonly Reading[] {
  const { at, endsClause } = asked.around()
  for (let step = 1; step <= reach + 1 && !endsClause(at + step - 1); step++) {
    const readings = readingsAt(asked, step)
    const nouns = readings.filter(({ concept }) => concept.partOfSpeech === 'noun')
    if (nouns.length > 0 && readings[0]?.concept.partOfSpeech !== 'adjective') return nouns
  }
  return []
}

function agrees(reasons: readonly FormReason[], { concept, lemma, reasons: form }: Reading, asked: Asked) {
  const isPlural = reasons.includes('plural')
  // A plural may look like its singular: "die Schlüssel". A singular never has the ending of a plural.
  if (form.includes('plural') && !isPlural) return false
  if (isPlural) return true
  const isFirst = foldForm(concept.words[asked.language]?.[0] ?? '') === foldForm(lemma)
  const gender = isFirst ? concept.gender?.[asked.language] : undefined
  if (!gender || gender === 'mf' || form.includes('feminine')) return true
  return Object.entries(genders).every(
    ([reason, own]) => !reasons.includes(reason as FormReason) || own === gender,
  )
}

/** What may be a verb is no noun behind a Norwegian "det": "Det regner"; a noun there is definite: "det huset". */
export const bareNounDoubt = ({ reasons }: Reading, asked: Asked): number =>
  asked.language === 'no' && !reasons.includes('definite') && saysDefinite(asked, -1) && isBareNoun(asked, 0)
    ? 0.5
    : 0

const beforeDefinite = new Set(['det', 'den', 'denne', 'dette', 'disse'])

function saysDefinite(asked: Asked, step: number): boolean {
  const { words, at, endsClause } = asked.around()
  return beforeDefinite.has(words[at + step] ?? '') && !endsClause(at + step)
}

function isBareNoun(asked: Asked, step: number): boolean {
  const readings = readingsAt(asked, step)
  const isNoun = ({ concept }: Reading) => concept.partOfSpeech === 'noun'
  return (
    readings[0] !== undefined &&
    isNoun(readings[0]) &&
    readings.some(({ concept, reasons }) => concept.partOfSpeech === 'verb' && reasons.includes('present')) &&
    !readings.some((one) => isNoun(one) && one.reasons.includes('definite'))
  )
}
