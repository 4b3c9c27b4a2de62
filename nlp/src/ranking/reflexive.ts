import type { TargetLanguageCode } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { textKey } from '@verbena/language/text/text-key'
import type { Reading } from '../lexicon/readings.ts'
import type { ContextWindow } from './context-window.ts'
import { type DisambiguationContext, packOf } from './disambiguation-context.ts'
import { containsPronoun, hasPerson, isOf, persons } from './persons.ts'
import { isOfSubject } from './subject-before.ts'

/** Whether a base form is listed with its pronoun: levantarse, se lever. */
export function isReflexive(lemma: string, target: Pick<DisambiguationContext, 'language'>): boolean {
  const { before, beforeVowel, after, endings, pronouns } = packOf(target).reflexive ?? {}
  if (!pronouns) return false
  const end = after ?? endings?.[0]?.[1]
  return (
    [before, beforeVowel].some((start) => start && lemmaKey(lemma).startsWith(start)) ||
    (end !== undefined && lemma.endsWith(end))
  )
}

type Verb = { text: string; language: TargetLanguageCode }
type Around = Pick<ContextWindow, 'words' | 'at' | 'endsClause'>

/** The maximum distance of a reflexive pronoun from its verb, in words. */
const reach = 3

/** Whether a reflexive pronoun with the person of the verb and its subject is near the verb, or at its end. */
export function hasReflexivePronoun(
  { text, language }: Verb,
  reasons: Reading['reasons'],
  around: Around,
): boolean {
  const pack = packs[language]
  const pronouns = pack?.reflexive?.pronouns
  if (!pronouns || around.at < 0) return false
  const isPronounAt = (place: number) =>
    pronouns.some(
      (pronoun, at) =>
        containsPronoun(around.words[place] ?? '', pronoun) &&
        isOf(reasons, personOf(at % 5)) &&
        isOfSubject(language, around.words, place, at % 5),
    )
  // "dámelo": another pronoun may follow.
  const form = reasons.includes('withPronoun') ? textKey(text).replace(/-?l[aeo]s?$/, '') : undefined
  return (
    isAtPlaceNear(around, pack.proclitics === undefined, isPronounAt) ||
    (form !== undefined &&
      pronouns.some((pronoun, at) => form.endsWith(pronoun) && isOf(reasons, personOf(at % 5))))
  )
}

/** The person of a reflexive pronoun. The third pronoun is that of he and they. */
const personOf = (person: number) => (person === 2 ? (['thirdPerson'] as const) : persons[person])

/**
 * Whether a pronoun is at a possible place of its verb. Clitic pronouns precede the verb or are written at its end
 * ("levanto la mano y me voy"); others may be on both sides.
 */
function isAtPlaceNear(
  { at, endsClause }: Around,
  isBothSides: boolean,
  isPronounAt: (place: number) => boolean,
): boolean {
  if (isPronounAt(at)) return true
  for (let place = at - 1; place >= Math.max(0, at - reach) && !endsClause(place); place--)
    if (isPronounAt(place)) return true
  for (let place = at; isBothSides && place < at + reach && !endsClause(place); place++)
    if (isPronounAt(place + 1)) return true
  return false
}

/**
 * Whether the pronoun at an index is reflexive: in "me doy cuenta" it is, in "me da" it is not.
 * @param readingsAt the verb readings of the word at an index
 */
export function isReflexivePronoun(
  language: TargetLanguageCode,
  { words, at, endsClause }: Around,
  readingsAt: (place: number) => readonly Pick<Reading, 'reasons'>[],
): boolean {
  const person = (packs[language]?.reflexive?.pronouns ?? []).findIndex((pronoun) =>
    containsPronoun(words[at] ?? '', pronoun),
  )
  if (person < 0 || !isOfSubject(language, words, at, person % 5)) return false
  if (!packs[language]?.proclitics) return true
  for (let place = at; place <= at + reach; place++) {
    const verbs = readingsAt(place)
    if (verbs.some(({ reasons }) => hasPerson(reasons)))
      return verbs.some(({ reasons }) => isOf(reasons, personOf(person % 5)))
    if (endsClause(place)) return false
  }
  return true
}
