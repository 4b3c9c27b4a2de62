import type { Features } from '../word-features.ts'
import { determinersOf } from './cells.ts'
import {
  featuresOf,
  type GrammarContext,
  isCapital,
  isOf,
  keyAt,
  rawReadings,
  textAt,
} from './grammar-context.ts'

export const isNounReading = isOf('noun')
export const isAdjectiveReading = ({ reading }: Features) =>
  (reading.concept.partOfSpeech === 'adjective' && !reading.reasons.includes('adverb')) ||
  (reading.concept.partOfSpeech === 'verb' && reading.reasons.includes('participle'))
const others = isOf('pronoun', 'determiner', 'preposition', 'conjunction', 'number', 'name', 'particle')

/** The most adjectives before or after a noun. */
const adjectivesMaximum = 3

/** The places of the adjectives before the noun, and of the noun. */
export function adjectiveRun(context: GrammarContext, from: number, hasDeterminer: boolean) {
  const { facts } = context
  const places: number[] = []
  let at = from
  for (; places.length <= adjectivesMaximum; at++) {
    const key = keyAt(context, at)
    if (key === undefined) break
    const last = places.at(-1)
    if (facts.intensifiers.includes(key) && canBeOnlyAdjective(context, at + 1)) continue
    if (facts.and.includes(key) && last !== undefined && canBeOnlyAdjective(context, last)) {
      if (!canBeAdjective(context, at + 1)) break
      continue
    }
    if (isPossessiveInside(context, at, last)) continue
    if (!canBeAdjective(context, at) && !canBeNoun(context, at, hasDeterminer)) break
    places.push(at)
  }
  const nouns = places.filter((place) => canBeNoun(context, place, hasDeterminer))
  const noun = facts.adjectivesBehind
    ? (nouns.find(
        (place) =>
          !canBeAdjective(context, place) && !(place > (nouns[0] ?? place) && hasVerb(context, place)),
      ) ?? nouns[0])
    : nouns.at(-1)
  if (noun === undefined) return null
  const before = places.filter((place) => place < noun)
  return before.every((place) => canBeAdjective(context, place)) ? { before, noun } : null
}

function canBeNoun(context: GrammarContext, at: number, hasDeterminer: boolean): boolean {
  const features = featuresOf(context, at)
  const text = textAt(context, at)
  if (context.pack.capitalNouns ? !isCapital(text) : isCapital(text) && at !== context.sentence.firstWord)
    return false
  if (!features.some(isNounReading) || features.some(others)) return false
  if (context.facts.neverNouns?.includes(keyAt(context, at) ?? '')) return false
  if (
    features.some(
      ({ reading }) => reading.reasons.includes('declined') && reading.concept.partOfSpeech === 'noun',
    )
  )
    return false
  if (context.pack.capitalNouns && isNominalised(context, at)) return false
  return hasDeterminer || features.every(isOf('noun', 'adjective'))
}

function canBeAdjective(context: GrammarContext, at: number): boolean {
  const features = featuresOf(context, at)
  if (isCapital(textAt(context, at)) && at !== context.sentence.firstWord) return false
  if (!features.some(isOf('adjective')) && !features.some(isAdjectiveReading)) return false
  // "El viaje dura una hora" is a verb. A participle without an adjective may be part of one.
  if (!determinersOf(context.facts).of(keyAt(context, at - 1) ?? '').length && isFiniteVerb(context, at))
    return false
  return features.some((one) => isOf('adjective')(one) && isAdjectiveReading(one)) && !features.some(others)
}

/** "το νέο της άλμπουμ" */
const isPossessiveInside = (context: GrammarContext, at: number, last: number | undefined) =>
  context.pack.stress !== undefined &&
  last === at - 1 &&
  canBeAdjective(context, last) &&
  context.pack.possessivesAfterNoun?.includes(keyAt(context, at) ?? '') === true

const hasVerb = (context: GrammarContext, at: number) =>
  rawReadings(context, at).some(({ concept }) => concept.partOfSpeech === 'verb')

const isFiniteVerb = (context: GrammarContext, at: number) =>
  !context.pack.capitalNouns &&
  rawReadings(context, at).some(
    ({ concept, reasons }) =>
      concept.partOfSpeech === 'verb' &&
      reasons.length > 0 &&
      !reasons.includes('participle') &&
      !reasons.includes('gerund'),
  )

/** "vor dem Schlafen": an infinitive with a capital that the lexicon does not have as a noun. */
const isNominalised = (context: GrammarContext, at: number) => {
  const text = textAt(context, at)
  const isListed = rawReadings(context, at).some(
    ({ concept, reasons }) => concept.partOfSpeech === 'noun' && reasons.length === 0,
  )
  return (
    !isListed &&
    context.lexicon
      .readings(context.language, text.toLowerCase())
      .some(({ concept, reasons }) => concept.partOfSpeech === 'verb' && reasons.length === 0)
  )
}

const canBeOnlyAdjective = (context: GrammarContext, at: number) =>
  canBeAdjective(context, at) && !featuresOf(context, at).some(isNounReading)

export function adjectivesBehind(context: GrammarContext, noun: number): number[] {
  const { facts } = context
  const places: number[] = []
  for (let at = noun + 1; places.length < adjectivesMaximum; at++) {
    const key = keyAt(context, at)
    if (key === undefined) break
    if (facts.intensifiers.includes(key) && canBeAdjective(context, at + 1)) continue
    if (facts.and.includes(key) && places.length > 0 && canBeOnlyAdjective(context, at + 1)) continue
    if (!canBeAdjective(context, at) || featuresOf(context, at).some(isOf('adverb'))) break
    places.push(at)
  }
  return places
}
