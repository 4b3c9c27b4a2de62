import type { PartOfSpeech } from '@verbena/language/parts-of-speech'
import type { Reading } from './lexicon.ts'
import { type Asked, clauseBefore, elidedOf, packOf, readingsAt } from './neighbours.ts'
import { saysSubject } from './persons.ts'

/** What may stand after a word of a class, and before one: enough to tell "her son" from "I see her". */
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
/** What may follow a word that announces a verb. */
const afterProclitic: readonly PartOfSpeech[] = ['verb', 'pronoun', 'particle', 'adverb']

/** How little a reading fits between the words beside it, from 0. */
export function placeDoubt(reading: Reading, asked: Asked): number {
  const { words, at } = asked.around()
  if (at < 0) return 0
  const { partOfSpeech } = reading.concept
  const beforeIt = clauseBefore(asked, 4)
  const [previous, ...earlier] = beforeIt
  if (isCalled(reading, asked, beforeIt)) return 0
  const next = elidedOf(words[at + 1]) ?? words[at + 1]
  if (isPossessiveBehind(reading, asked)) return possessiveDoubt(asked, previous, next)
  const announced = announcesVerb(asked, previous, earlier)
  const before = announced
    ? afterProclitic.includes(partOfSpeech)
    : isLikedBefore(partOfSpeech, asked, previous && endOf(asked, previous), next)
  // "what a day" is no "what day".
  const isWhat = reading.concept.id.startsWith('what') && isOneOf(['determiner'], asked, next)
  const isFollowed = !isWhat && isOneOf(likesAfter[partOfSpeech], asked, next)
  // "sei gatti", "alle sei"; in "sei stanco" it is no number.
  const isAlone = partOfSpeech === 'number' && !before && !isFollowed
  const cannotBe = isAlone || (announced ? !before : isImpossible(partOfSpeech, asked, next))
  const after = !cannotBe && isFollowed
  return (
    1 -
    (before ? 0.5 : 0) -
    (after ? 0.5 : 0) +
    (cannotBe ? 0.5 : 0) +
    predicateDoubt(partOfSpeech, asked, next)
  )
}

/** Greek "μου" stands only behind its noun, Norwegian "min" there or before it: "broren min", "min bror". */
function isPossessiveBehind({ concept, lemma }: Reading, asked: Asked): boolean {
  if (concept.partOfSpeech !== 'determiner' || !packOf(asked).possessivesBehind?.includes(lemma)) return false
  return asked.language !== 'no' || readingsAt(asked, -1)[0]?.reasons.includes('definite') === true
}

/** "το σπίτι μου": a possessive that stands behind its noun; in "το σπίτι του παππού" stands an article. */
function possessiveDoubt(asked: Asked, previous: string | undefined, next: string | undefined): number {
  // "σπίτι" is at home, too.
  if (!readingsOf(asked, previous).some(({ concept }) => concept.partOfSpeech === 'noun')) return 1.25
  const { at, endsClause } = asked.around()
  return !endsClause(at) && isOneOf(['noun', 'determiner'], asked, next) ? 0.75 : 0
}

const beforeNouns = new Set(['the', 'a', 'my', 'your', 'his', 'her', 'its', 'our', 'their'])

/** In "I know that" is no determiner, and in "That is mine" no conjunction: a clause would need its subject. */
function isImpossible(partOfSpeech: PartOfSpeech, asked: Asked, next: string | undefined): boolean {
  const { words, at, endsClause } = asked.around()
  // "My back hurts": an adverb behind an article belongs to an adjective. Norwegian "det" is a pronoun, too.
  if (
    partOfSpeech === 'adverb' &&
    asked.language !== 'no' &&
    beforeNouns.has(readingsAt(asked, -1)[0]?.concept.id ?? '')
  )
    return !endsClause(at - 1) && !isOneOf(['adjective', 'adverb', 'noun', 'number'], asked, next)
  if (partOfSpeech === 'conjunction') return saysSubject.has(asked.language) && isOneOf(['verb'], asked, next)
  return partOfSpeech === 'determiner' && endsClause(at) && at < words.length
}

function isLikedBefore(
  partOfSpeech: PartOfSpeech,
  asked: Asked,
  previous: string | undefined,
  next: string | undefined,
): boolean {
  if (previous === undefined) return partOfSpeech === 'conjunction'
  // "the cold", "et dyr": without a noun behind it an adjective is hardly one.
  if (partOfSpeech === 'adjective' && classOf(asked, previous) === 'determiner')
    return isOneOf(['noun', 'adjective'], asked, next)
  return isOneOf(likedBefore(partOfSpeech, asked), asked, previous)
}

/** "can't bear", "has left", "Kan jeg få": an auxiliary asks for a verb in a certain form. */
function isCalled({ concept, reasons }: Reading, asked: Asked, before: readonly string[]): boolean {
  if (concept.partOfSpeech !== 'verb') return false
  const { verbsAfter: { base = [], participle = [] } = {}, subjects = [] } = packOf(asked)
  const isBetween = (word: string) => subjects.some((pronouns) => pronouns.includes(word))
  const previous = before.find((word) => !isBetween(word)) ?? ''
  if (reasons.length === 0) return base.includes(previous)
  return reasons.includes('participle') && participle.includes(previous)
}

/** "er for dyr", "is so mean": behind be stands what its subject is like. */
function predicateDoubt(partOfSpeech: PartOfSpeech, asked: Asked, next: string | undefined): number {
  const { at, endsClause } = asked.around()
  if (partOfSpeech !== 'adjective' || (!endsClause(at) && isOneOf(['noun', 'adjective'], asked, next)))
    return 0
  const before = clauseBefore(asked, 3)
  const verb = before.findIndex((word) => !readingsOf(asked, word).some(isAdverb))
  return verb >= 0 && readingsOf(asked, before[verb]).some(isBeing) ? -0.5 : 0
}

const isAdverb = ({ concept }: Reading) => concept.partOfSpeech === 'adverb'
const isBeing = ({ concept }: Reading) => concept.id === 'be' || concept.id === 'be.state'

const readingsOf = ({ lexicon, language }: Asked, word: string | undefined) =>
  word === undefined ? [] : lexicon.readings(language, word)
/** Where a verb says its subject by its ending it may follow a conjunction: "cuando era". */
const likedBefore = (partOfSpeech: PartOfSpeech, { language }: Asked) =>
  partOfSpeech === 'verb' && !saysSubject.has(language) ? verbAlone : likesBefore[partOfSpeech]
const verbAlone: readonly PartOfSpeech[] = [...(likesBefore.verb ?? []), 'conjunction']

const classOf = (asked: Asked, word: string) => readingsOf(asked, word)[0]?.concept.partOfSpeech

/** From behind, a contraction is its last part: "she's" is a verb, "du" an article. */
function endOf(asked: Asked, word: string): string {
  const [first] = readingsOf(asked, word)
  return (first?.reasons.includes('contraction') && first.parts?.at(-1)) || word
}

const isOneOf = (classes: readonly PartOfSpeech[] = [], asked: Asked, word: string | undefined) =>
  word !== undefined && classes.includes(classOf(asked, word) ?? 'interjection')

/** "je", "te", and "la" behind one of them: the article cannot stand there. */
function announcesVerb(asked: Asked, word: string | undefined, before: readonly string[]): boolean {
  const { proclitics } = packOf(asked)
  if (!proclitics || word === undefined) return false
  if (proclitics.includes(word)) return true
  const [previous, ...earlier] = before
  const mayBePronoun = readingsOf(asked, word).some(({ concept }) => concept.partOfSpeech === 'pronoun')
  return mayBePronoun && announcesVerb(asked, previous, earlier)
}
