import { levels } from '@verbena/language/levels'
import { packs } from '@verbena/language/packs/packs'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import { rarityOf } from '../../lexicon/language-index.ts'
import type { Reading } from '../../lexicon/readings.ts'
import { isCapital } from '../disambiguation-context.ts'
import { hasPerson, isOf, persons } from '../persons.ts'
import { hasReflexivePronoun, isReflexive } from '../reflexive.ts'
import type { Place } from './place.ts'
import { tags } from './tags.ts'

/** Receives the name of a feature, and its value if that is not 1. */
export type Collect = (feature: string, value?: number) => void

/** The features of a class of a word: the word, its neighbours, and how it is written. */
export function collectClassFeatures(place: Place, tag: number, collect: Collect) {
  const { word, neighbours, isFirst, isQuestion } = place
  const name = tags[tag]
  collect(`${name}`)
  collect(`${name} w=${word.key}`)
  // The neighbours of a phrase's word are mostly parts of the phrase, which say nothing.
  if (name === 'phrase') return
  for (const neighbour of neighbours) collect(`${name} ${neighbour}`)
  if (isCapital(word.written)) collect(`${name} ${isFirst ? 'First' : 'Inside'}`)
  else if (isFirst) collect(`${name} first`)
  if (isQuestion) collect(`${name} asks${place.at === 0 ? ' first' : ''}`)
}

/** The features of a class of a word that the lexicon does not have. */
export function collectUnknownFeatures(place: Place, tag: number, collect: Collect) {
  const name = tags[tag]
  const { key } = place.word
  collectClassFeatures(place, tag, collect)
  collect(`${name} unknown`)
  for (const length of [1, 2, 3]) collect(`${name} end=${key.slice(-length)}`)
  if (/\d/.test(key)) collect(`${name} figure`)
}

/** Values of counts are from 0 to 1. */
const countMaximum = 5
const share = (count: number) => Math.min(count, countMaximum) / countMaximum

/**
 * The features of a reading beyond those of its class.
 * @param order index of the reading among those of the word
 */
export function collectReadingFeatures(place: Place, reading: Reading, order: number, collect: Collect) {
  const { language, word, neighbours, neighbourClasses } = place
  const { concept, lemma, isPhrase } = reading
  const key = lemmaKey(lemma)
  const meaning = `c=${concept.id}`
  collect(meaning)
  collect(`${meaning} l=${key}`)
  for (const neighbour of neighbours) collect(`${meaning} ${neighbour}`)
  for (const neighbour of neighbourClasses) collect(`${meaning} ${neighbour}`)
  collect('order', share(order))
  collect('rarity', share(isPhrase ? levels.indexOf(concept.level) : rarityOf(concept, language, key)))
  collectSenseFeatures(place, reading, collect)
  if (isPhrase) {
    collect(`phrase ${concept.partOfSpeech}`)
    collect(`phrase length ${Math.min(key.split(' ').length, countMaximum)}`)
    collect(`phrase w=${word.key}`)
    // "go to bed" says what its words say, "en train de" does not.
    const isTransparent = place.isTransparent(concept)
    collect(isTransparent ? 'phrase transparent' : 'phrase opaque')
    collect(`phrase ${concept.partOfSpeech} ${isTransparent}`)
    const instead = `phrase for ${place.usualClass()}`
    collect(instead)
    collect(`${instead} ${isTransparent} ${reading.certainty ?? 'listed'}`)
  } else collectFormFeatures(place, reading, collect)
  if (concept.partOfSpeech === 'verb') collectVerbFeatures(place, reading, collect)
}

/** How frequent the meaning of a word is, and how related it is to the other words of the sentence. */
function collectSenseFeatures(place: Place, { concept, lemma, isPhrase }: Reading, collect: Collect) {
  if (!isPhrase) collect('share', shareValue(place.shareOf(lemma, concept.id)))
  const { named, naming, shared } = place.relatednessOf(concept.id)
  collect('named', named)
  collect('naming', naming)
  collect('shared', shared)
}

/** The logarithm of a share: 1 for the most frequent meaning of a word, 0 for one that it does not have. */
const shareValue = (share: number) => 1 + Math.log10(share + 0.01) / 2

function collectFormFeatures(place: Place, { concept, lemma, reasons }: Reading, collect: Collect) {
  const { language, word, isFirst, gendersBefore } = place
  if (concept.partOfSpeech === 'noun' && gendersBefore.length > 0) {
    const isOfConcept = lemmaKey(concept.words[language]?.[0] ?? '') === lemmaKey(lemma)
    const gender = reasons.includes('feminine') ? 'f' : isOfConcept ? concept.gender?.[language] : undefined
    if (gender) collect(`gender ${gender === 'mf' || gendersBefore.includes(gender)}`)
  }
  collect(`c=${concept.id} w=${word.key}`)
  for (const reason of reasons) collect(`${concept.partOfSpeech} r=${reason}`)
  collect(`capital ${isCapital(lemma)} ${isCapital(word.written)} ${isFirst}`)
}

/** A subject and a reflexive pronoun near a verb have its person. */
function collectVerbFeatures(place: Place, { lemma, reasons }: Reading, collect: Collect) {
  const { language, textWindow, words, at, word } = place
  const around = { ...textWindow, at: word.token }
  const has = hasReflexivePronoun({ text: word.written, language }, reasons, around)
  const is = isReflexive(lemma, { language })
  if (is || has) collect(`reflexive ${is} ${has}`)
  const { subjects } = packs[language] ?? {}
  if (!subjects || !hasPerson(reasons)) return
  const near = words.slice(Math.max(0, at - 3), at)
  const present = persons.filter((_, person) => near.some(({ key }) => subjects[person]?.includes(key)))
  if (present.length > 0) collect(`subject ${present.some((person) => isOf(reasons, person))}`)
}
