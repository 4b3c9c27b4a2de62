import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Reading } from '../../lexicon/readings.ts'
import type { ContextWindow } from '../context-window.ts'
import { logSum, type Messages, messagesOf, type TagScores } from './chain.ts'
import {
  type Collect,
  collectClassFeatures,
  collectReadingFeatures,
  collectUnknownFeatures,
} from './features.ts'
import { type Place, placeAt } from './place.ts'
import { type SentenceWord, sentenceOf } from './sentence.ts'
import { type Slot, withoutSecondParts } from './slots.ts'
import { tagOf } from './tag-of.ts'
import { openTags, tagOfMark, tags } from './tags.ts'
import type { RankingWeights } from './weights.ts'

/** A sentence, and what its words say about each other's classes. */
export type Analysis = {
  words: readonly SentenceWord[]
  /** The logarithm of the weight that the other words give to a class of a word, up to a constant of the word. */
  around: (word: number, tag: number) => number
}

/** Analyses by the words of a text, and by the index of a word. They are kept as long as the text is in its cache. */
type OfText = WeakMap<ContextWindow['words'], Map<number, Analysis>>
const analyses = new WeakMap<Lexicon, OfText>()

/** Analyses the sentence of the target word of a window, once for all its words. */
export function analyse(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  weights: RankingWeights,
  textWindow: ContextWindow,
): Analysis {
  const ofTexts: OfText = analyses.get(lexicon) ?? new WeakMap()
  analyses.set(lexicon, ofTexts)
  const ofText = ofTexts.get(textWindow.words) ?? new Map<number, Analysis>()
  ofTexts.set(textWindow.words, ofText)
  const known = ofText.get(textWindow.at)
  if (known) return known
  const words = sentenceOf(textWindow, language)
  const analysis = { words, around: messagesAmong(lexicon, language, weights, textWindow, words) }
  for (const { token } of words) ofText.set(token, analysis)
  return analysis
}

function messagesAmong(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  weights: RankingWeights,
  textWindow: ContextWindow,
  words: readonly SentenceWord[],
): Analysis['around'] {
  const slots = slotsWithoutPhrases(lexicon, language, words)
  const scores = slots.map((slot) =>
    scoresOf(slot, placeAt(lexicon, language, textWindow, words, slot.word), weights),
  )
  const messages = messagesOf(scores, weights.transitions)
  const slotOf = words.map((_, word) => slots.findIndex((slot) => slot.word === word))
  return (word, tag) => messageAt(messages, slotOf[word] ?? 0, tag)
}

/** Phrases are searched at the touched word only, because the search is slow. */
const slotsWithoutPhrases = (
  lexicon: Lexicon,
  language: TargetLanguageCode,
  words: readonly SentenceWord[],
): Slot[] =>
  words.flatMap(({ written, mark }, word) => {
    const tag = tagOfMark(mark)
    const alone = withoutSecondParts(lexicon.readings(language, written))
    return [{ word, readings: alone }, ...(tag === undefined ? [] : [{ word, readings: [], mark: tag }])]
  })

const messageAt = ({ before, behind }: Messages, slot: number, tag: number) =>
  (before[slot]?.[tag] ?? 0) + (behind[slot]?.[tag] ?? 0)

function scoresOf({ readings, mark }: Slot, place: Place, weights: RankingWeights): TagScores {
  const byTag = new Float64Array(tags.length).fill(Number.NEGATIVE_INFINITY)
  const [first] = readings
  if (mark !== undefined) byTag[mark] = 0
  else if (first === undefined)
    for (const tag of openTags)
      byTag[tag] = sumOf((add) => collectUnknownFeatures(place, tag, add), weights.features)
  // A word with one class says the same whatever its score.
  else if (readings.every((reading) => tagOf(reading) === tagOf(first))) byTag[tagOf(first)] = 0
  else {
    const score = createScorer(place, weights)
    readings.forEach((reading, order) => {
      const tag = tagOf(reading)
      byTag[tag] = logSum([byTag[tag] ?? 0, score(reading, order)])
    })
  }
  return byTag
}

/** Scores readings by their own features, and those of a class once for all its readings. */
export function createScorer(place: Place, { features }: RankingWeights) {
  const ofClasses = new Map<number, number>()
  const classScore = (tag: number) => {
    const known = ofClasses.get(tag)
    if (known !== undefined) return known
    const score = sumOf((add) => collectClassFeatures(place, tag, add), features)
    ofClasses.set(tag, score)
    return score
  }
  return (reading: Reading, order: number): number =>
    classScore(tagOf(reading)) + sumOf((add) => collectReadingFeatures(place, reading, order, add), features)
}

function sumOf(collectFrom: (collect: Collect) => void, features: RankingWeights['features']): number {
  let score = 0
  collectFrom((feature, value = 1) => {
    score += value * (features.get(feature) ?? 0)
  })
  return score
}
