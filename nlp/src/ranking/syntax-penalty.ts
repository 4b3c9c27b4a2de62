import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import type { Reading } from '../lexicon/lexicon.ts'
import {
  clauseBefore,
  type DisambiguationContext,
  elidedOf,
  packOf,
  readingsAt,
} from './disambiguation-context.ts'

/** Parts of speech that often precede and follow a part of speech. They distinguish "her son" and "I see her". */
const likesBefore: Partial<Record<PartOfSpeech, readonly PartOfSpeech[]>> = {
  noun: ['determiner', 'adjective', 'number', 'preposition'],
  verb: ['pronoun', 'particle', 'adverb'],
  adjective: ['determiner', 'adverb'],
  preposition: ['noun'],
  number: ['determiner', 'preposition'],
  determiner: ['determiner'],
  particle: ['verb', 'pronoun'],
}
const likesAfter: Partial<Record<PartOfSpeech, readonly PartOfSpeech[]>> = {
  determiner: ['noun', 'name', 'adjective', 'number', 'determiner'],
  adjective: ['noun'],
  number: ['noun', 'adjective'],
  preposition: ['determiner', 'noun', 'pronoun', 'name'],
  pronoun: ['verb'],
  verb: ['determiner'],
  adverb: ['verb', 'adjective', 'adverb', 'determiner'],
  conjunction: ['pronoun', 'determiner', 'name', 'noun', 'verb', 'adverb'],
}
/** Parts of speech that may follow a proclitic. */
const afterProclitic: readonly PartOfSpeech[] = ['verb', 'pronoun', 'particle', 'adverb']

/** The penalty of a reading that does not fit between its neighbours, from 0. */
export function syntaxPenalty(reading: Reading, target: DisambiguationContext): number {
  const { words, at } = target.around()
  if (at < 0) return 0
  const { partOfSpeech } = reading.concept
  const beforeIt = clauseBefore(target, 4)
  const [previous, ...earlier] = beforeIt
  if (isCalled(reading, target, beforeIt)) return 0
  const next = elidedOf(words[at + 1]) ?? words[at + 1]
  if (isPossessiveBehind(reading, target)) return possessivePenalty(target, previous, next)
  const announced = announcesVerb(target, previous, earlier)
  const before = announced
    ? afterProclitic.includes(partOfSpeech)
    : isLikedBefore(partOfSpeech, target, previous && endOf(target, previous), next)
  // "what a day" is no "what day".
  const isWhat = reading.concept.id.startsWith('what') && isOneOf(['determiner'], target, next)
  const isFollowed = !isWhat && isOneOf(likesAfter[partOfSpeech], target, next)
  // "sei" is a number in "sei gatti" and "alle sei", but not in "sei stanco".
  const isAlone = partOfSpeech === 'number' && !before && !isFollowed
  const cannotBe = isAlone || (announced ? !before : isImpossible(partOfSpeech, target, next))
  const after = !cannotBe && isFollowed
  return (
    1 -
    (before ? 0.5 : 0) -
    (after ? 0.5 : 0) +
    (cannotBe ? 0.5 : 0) +
    predicatePenalty(partOfSpeech, target, next)
  )
}

/** Whether a possessive follows its noun. Greek "μου" always does; Norwegian "min" may: "broren min", "min bror". */
function isPossessiveBehind({ concept, lemma }: Reading, target: DisambiguationContext): boolean {
  const { possessivesAfterNoun, possessivesAlsoBeforeNoun } = packOf(target)
  if (concept.partOfSpeech !== 'determiner' || !possessivesAfterNoun?.includes(lemma)) return false
  return !possessivesAlsoBeforeNoun || readingsAt(target, -1)[0]?.reasons.includes('definite') === true
}

/** The penalty of a possessive after its noun: "το σπίτι μου" has one; "το σπίτι του παππού" has an article. */
function possessivePenalty(
  target: DisambiguationContext,
  previous: string | undefined,
  next: string | undefined,
): number {
  // "σπίτι" also means "at home".
  if (!readingsOf(target, previous).some(({ concept }) => concept.partOfSpeech === 'noun')) return 1.25
  const { at, endsClause } = target.around()
  return !endsClause(at) && isOneOf(['noun', 'determiner'], target, next) ? 0.75 : 0
}

const beforeNouns = new Set(['the', 'a', 'my', 'your', 'his', 'her', 'its', 'our', 'their'])

/**
 * Whether a reading is impossible: "I know that" has no determiner, and "That is mine" no conjunction, because a
 * clause needs its subject.
 */
function isImpossible(
  partOfSpeech: PartOfSpeech,
  target: DisambiguationContext,
  next: string | undefined,
): boolean {
  const { words, at, endsClause } = target.around()
  // "My back hurts": an adverb after an article needs an adjective. Norwegian articles may be pronouns, so they prove nothing.
  if (
    partOfSpeech === 'adverb' &&
    !packOf(target).definiteMarkers &&
    beforeNouns.has(readingsAt(target, -1)[0]?.concept.id ?? '')
  )
    return !endsClause(at - 1) && !isOneOf(['adjective', 'adverb', 'noun', 'number'], target, next)
  if (partOfSpeech === 'conjunction')
    return packOf(target).requiresSubject === true && isOneOf(['verb'], target, next)
  return partOfSpeech === 'determiner' && endsClause(at) && at < words.length
}

function isLikedBefore(
  partOfSpeech: PartOfSpeech,
  target: DisambiguationContext,
  previous: string | undefined,
  next: string | undefined,
): boolean {
  if (previous === undefined) return partOfSpeech === 'conjunction'
  // "the cold", "et dyr": an adjective needs a noun after it.
  if (partOfSpeech === 'adjective' && classOf(target, previous) === 'determiner')
    return isOneOf(['noun', 'adjective'], target, next)
  return isOneOf(likedBefore(partOfSpeech, target), target, previous)
}

/** Whether an auxiliary requires this form of a verb: "can't bear", "has left", "Kan jeg få". */
function isCalled(
  { concept, reasons }: Reading,
  target: DisambiguationContext,
  before: readonly string[],
): boolean {
  if (concept.partOfSpeech !== 'verb') return false
  const { verbsAfter: { base = [], participle = [] } = {}, subjects = [] } = packOf(target)
  const isBetween = (word: string) => subjects.some((pronouns) => pronouns.includes(word))
  const previous = before.find((word) => !isBetween(word)) ?? ''
  if (reasons.length === 0) return base.includes(previous)
  return reasons.includes('participle') && participle.includes(previous)
}

/** A bonus for an adjective after "be" without a noun: "er for dyr", "is so mean". */
function predicatePenalty(
  partOfSpeech: PartOfSpeech,
  target: DisambiguationContext,
  next: string | undefined,
): number {
  const { at, endsClause } = target.around()
  if (partOfSpeech !== 'adjective' || (!endsClause(at) && isOneOf(['noun', 'adjective'], target, next)))
    return 0
  const before = clauseBefore(target, 3)
  const verb = before.findIndex((word) => !readingsOf(target, word).some(isAdverb))
  return verb >= 0 && readingsOf(target, before[verb]).some(isBeing) ? -0.5 : 0
}

const isAdverb = ({ concept }: Reading) => concept.partOfSpeech === 'adverb'
const isBeing = ({ concept }: Reading) => concept.id === 'be' || concept.id === 'be.state'

const readingsOf = ({ lexicon, language }: DisambiguationContext, word: string | undefined) =>
  word === undefined ? [] : lexicon.readings(language, word)
/**
 * Parts of speech that often precede. If the ending of a verb shows its subject, it may follow a conjunction: "cuando
 * era".
 */
const likedBefore = (partOfSpeech: PartOfSpeech, target: DisambiguationContext) =>
  partOfSpeech === 'verb' && !packOf(target).requiresSubject ? verbAlone : likesBefore[partOfSpeech]
const verbAlone: readonly PartOfSpeech[] = [...(likesBefore.verb ?? []), 'conjunction']

const classOf = (target: DisambiguationContext, word: string) =>
  readingsOf(target, word)[0]?.concept.partOfSpeech

/** The last part of a word. For the next word, "she's" is a verb and "du" an article. */
function endOf(target: DisambiguationContext, word: string): string {
  const [first] = readingsOf(target, word)
  return (first?.reasons.includes('contraction') && first.parts?.at(-1)) || word
}

const isOneOf = (
  classes: readonly PartOfSpeech[] = [],
  target: DisambiguationContext,
  word: string | undefined,
) => word !== undefined && classes.includes(classOf(target, word) ?? 'interjection')

/** Whether a word is a proclitic: "je", "te", and "la" after one of them, where an article is impossible. */
function announcesVerb(
  target: DisambiguationContext,
  word: string | undefined,
  before: readonly string[],
): boolean {
  const { proclitics } = packOf(target)
  if (!proclitics || word === undefined) return false
  if (proclitics.includes(word)) return true
  const [previous, ...earlier] = before
  const mayBePronoun = readingsOf(target, word).some(({ concept }) => concept.partOfSpeech === 'pronoun')
  return mayBePronoun && announcesVerb(target, previous, earlier)
}
