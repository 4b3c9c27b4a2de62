import type { Reading } from '../lexicon/lexicon.ts'
import { insidePhrase } from './context-window.ts'
import type { DisambiguationContext } from './disambiguation-context.ts'
import { analyse, readingScore } from './model/analyse.ts'
import { ordersOf } from './model/orders.ts'
import { placeAt } from './model/place.ts'
import { sentenceOf } from './model/sentence.ts'
import { isSecondPart } from './model/slots.ts'
import { tagOf } from './model/tag-of.ts'

/**
 * Ranks readings by the learned model, the most likely first. Without weights of the language they keep the order of the
 * lexicon. The second part of a contraction comes last.
 */
export function rankReadings(
  readings: readonly Reading[],
  target: DisambiguationContext,
): readonly Reading[] {
  const { lexicon, language, text } = target
  const weights = lexicon.weights(language)
  if (readings.length < 2 || !weights) return readings
  const given = target.around()
  const window = given.at < 0 ? insidePhrase([{ text }])(0) : given
  const sentence = sentenceOf(window, text, language)
  const { around } = analyse(lexicon, language, weights, window, sentence)
  const place = placeAt(lexicon, language, window, sentence.words, sentence.at)
  const orders = ordersOf(readings)
  return readings
    .map((reading, index) => ({
      reading,
      isSecond: isSecondPart(reading),
      score: readingScore(place, reading, orders[index] ?? 0, weights) + around(sentence.at, tagOf(reading)),
    }))
    .sort((a, b) => Number(a.isSecond) - Number(b.isSecond) || b.score - a.score)
    .map(({ reading }) => reading)
}
