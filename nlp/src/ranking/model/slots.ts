import type { TargetLanguageCode } from '@verbena/language/languages'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Reading } from '../../lexicon/readings.ts'
import { phraseReadings, pronominalReadings, separatedReadings } from '../../phrases/phrase-readings.ts'
import type { ContextWindow } from '../context-window.ts'
import type { SentenceWord } from './sentence.ts'
import { tagOfMark } from './tags.ts'

/** A word of a sentence with its readings, or (`mark`, a class) the punctuation after it. */
export type Slot = { word: number; readings: readonly Reading[]; mark?: number }

/** All readings of a word, by itself and as part of a phrase of its context. */
export function readingsOfToken(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  textWindow: ContextWindow,
  text: string,
): readonly Reading[] {
  const place = { lexicon, language, around: textWindow }
  return [
    ...phraseReadings(place),
    ...separatedReadings(place),
    ...pronominalReadings(place),
    ...withoutSecondParts(lexicon.readings(language, text)),
  ]
}

export function withoutSecondParts(readings: readonly Reading[]): readonly Reading[] {
  const first = readings.filter((reading) => !isSecondPart(reading, readings))
  return first.length > 0 ? first : readings
}

/**
 * Whether a word is explained by its other part: "s'est" by the word after the apostrophe, "it's" by its verb, "zum" by its
 * first part.
 * @param readings all readings of the word
 */
export function isSecondPart(
  { lemma, reasons, parts, concept }: Reading,
  readings: readonly Reading[],
): boolean {
  if (parts === undefined) return false
  if (reasons.includes('shortened')) return true
  if (!reasons.includes('contraction')) return false
  if (readings.some(isContractedVerb)) return concept.partOfSpeech !== 'verb'
  return lemmaKey(parts[0] ?? '') !== lemmaKey(lemma).split(' ')[0]
}

const isContractedVerb = ({ reasons, concept }: Reading) =>
  concept.partOfSpeech === 'verb' && reasons.includes('contraction')

/** The words and the punctuation of a sentence in order. */
export function slotsOf(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  textWindow: ContextWindow,
  words: readonly SentenceWord[],
): Slot[] {
  return words.flatMap(({ written, token, mark }, word) => {
    const readings = readingsOfToken(lexicon, language, { ...textWindow, at: token }, written)
    const tag = tagOfMark(mark)
    return [{ word, readings }, ...(tag === undefined ? [] : [{ word, readings: [], mark: tag }])]
  })
}
