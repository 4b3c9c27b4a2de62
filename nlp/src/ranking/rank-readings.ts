import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import type { Reading } from '../lexicon/readings.ts'
import { isPinned } from '../pinned/pinned-sentences.ts'
import { insidePhrase } from './context-window.ts'
import type { DisambiguationContext } from './disambiguation-context.ts'
import { analyse, createScorer } from './model/analyse.ts'
import { ordersOf } from './model/orders.ts'
import { type Place, placeAt } from './model/place.ts'
import { placeOfTarget } from './model/sentence.ts'
import { isSecondPart } from './model/slots.ts'
import { tagOf } from './model/tag-of.ts'

/**
 * Ranks readings by the learned model, the most likely first. Without weights of the language they keep the order of the
 * lexicon. The second part of a contraction comes last. In our own sentences the reading that was checked comes first.
 */
export function rankReadings(
  readings: readonly Reading[],
  target: DisambiguationContext,
): readonly Reading[] {
  const ranked = rankByModel(readings, target)
  const { words, at } = target.around()
  const pinned = at < 0 ? undefined : target.lexicon.pinned(target.language).find(words, at)
  const checked = pinned && ranked.find((reading) => isPinned(reading, pinned))
  return checked ? [checked, ...ranked.filter((reading) => reading !== checked)] : ranked
}

function rankByModel(readings: readonly Reading[], target: DisambiguationContext): readonly Reading[] {
  const { lexicon, language, text } = target
  const weights = lexicon.weights(language)
  if (readings.length < 2 || !weights) return readings
  const given = target.around()
  const textWindow = given.at < 0 ? insidePhrase([{ text }])(0) : given
  const { words, around } = analyse(lexicon, language, weights, textWindow)
  const at = placeOfTarget(words, textWindow.at, text)
  const place = placeAt(lexicon, language, textWindow, words, at)
  const score = createScorer(place, weights)
  const orders = ordersOf(readings)
  const ranked = readings
    .map((reading, index) => ({
      reading,
      isSecond: isSecondPart(reading, readings),
      score: score(reading, orders[index] ?? 0) + around(at, tagOf(reading)),
    }))
    .sort((a, b) => Number(a.isSecond) - Number(b.isSecond) || b.score - a.score)
    .map(({ reading }) => reading)
  return phraseFirst(ranked, place)
}

/** Parts of speech whose words lose their own meaning in a phrase. */
const contentClasses = new Set<PartOfSpeech>(['noun', 'verb', 'adjective'])

/**
 * A phrase that cannot be meant literally comes before the meaning of its noun, verb or adjective: "cuenta" in "me di cuenta"
 * is no account. It does not where its translation contains that of the word: "vérité" in "dire la vérité" is truth. The model decides for the other words, because "que" in "hay que" is still "that".
 */
function phraseFirst(ranked: readonly Reading[], place: Place): readonly Reading[] {
  const phrase = ranked.find(
    ({ certainty, concept }) => certainty === 'certain' && !place.isTransparent(concept),
  )
  const word = ranked.find(({ isPhrase }) => !isPhrase)
  if (!phrase || !word || !contentClasses.has(word.concept.partOfSpeech)) return ranked
  return [phrase, ...ranked.filter((reading) => reading !== phrase)]
}
