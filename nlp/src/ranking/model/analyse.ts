import { type BoundedCache, createBoundedCache } from '@verbena/language/cache/bounded-cache'
import type { TargetLanguageCode } from '@verbena/language/languages'
import type { Lexicon, Reading } from '../../lexicon/lexicon.ts'
import type { ContextWindow } from '../context-window.ts'
import { logSum, type Messages, messagesOf, type TagScores } from './chain.ts'
import { collectClassFeatures, collectReadingFeatures, collectUnknownFeatures } from './features.ts'
import { type Place, placeAt } from './place.ts'
import type { Sentence } from './sentence.ts'
import { type Slot, withoutSecondParts } from './slots.ts'
import { tagOf } from './tag-of.ts'
import { openTags, tagOfMark, tags } from './tags.ts'
import type { RankingWeights } from './weights.ts'

/** What the words of a sentence say about each other's classes. */
export type Analysis = {
  /** The logarithm of the weight that the other words give to a class of a word, up to a constant of the word. */
  around: (word: number, tag: number) => number
}

/** A few texts, because learners look up several words of one sentence. */
const sentencesMaximum = 200
const analyses = new WeakMap<Lexicon, BoundedCache<Analysis>>()

/** Analyses a sentence once for all its words. */
export function analyse(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  weights: RankingWeights,
  window: ContextWindow,
  { words }: Sentence,
): Analysis {
  const known = analyses.get(lexicon) ?? createBoundedCache<Analysis>(sentencesMaximum)
  analyses.set(lexicon, known)
  const text = words.map(({ written, mark }) => `${written}${mark}`).join(' ')
  return known.of(`${language} ${text}`, () => {
    const slots = slotsWithoutPhrases(lexicon, language, words)
    const scores = slots.map((slot) =>
      scoresOf(slot, placeAt(lexicon, language, window, words, slot.word), weights),
    )
    const messages = messagesOf(scores, weights.transitions)
    const slotOf = words.map((_, word) => slots.findIndex((slot) => slot.word === word))
    return { around: (word, tag) => messageAt(messages, slotOf[word] ?? 0, tag) }
  })
}

/** Phrases are searched at the touched word only, because the search is slow. */
const slotsWithoutPhrases = (
  lexicon: Lexicon,
  language: TargetLanguageCode,
  words: Sentence['words'],
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
  if (mark !== undefined) byTag[mark] = 0
  else if (readings.length === 0) for (const tag of openTags) byTag[tag] = unknownScore(place, tag, weights)
  else if (new Set(readings.map(tagOf)).size === 1) byTag[tagOf(readings[0] as Reading)] = 0
  else
    readings.forEach((reading, order) => {
      const tag = tagOf(reading)
      const score = readingScore(place, reading, order, weights)
      byTag[tag] = logSum([byTag[tag] ?? 0, score])
    })
  return byTag
}

/** The score of a reading by its own features, without those of the classes of other words. */
export function readingScore(
  place: Place,
  reading: Reading,
  order: number,
  { features }: RankingWeights,
): number {
  let score = 0
  const add = (feature: string, value = 1) => {
    score += value * (features.get(feature) ?? 0)
  }
  collectClassFeatures(place, tagOf(reading), add)
  collectReadingFeatures(place, reading, order, add)
  return score
}

function unknownScore(place: Place, tag: number, { features }: RankingWeights): number {
  let score = 0
  collectUnknownFeatures(place, tag, (feature, value = 1) => {
    score += value * (features.get(feature) ?? 0)
  })
  return score
}
