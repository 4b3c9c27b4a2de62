import type { TargetLanguageCode } from '@verbena/language/languages'
import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { packs } from '@verbena/language/packs/packs'
import { textKey } from '@verbena/language/text/text-key'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Reading } from '../lexicon/readings.ts'
import { insidePhrase } from '../ranking/context-window.ts'
import { isReflexive } from '../ranking/reflexive.ts'
import { phraseReadings, separatedReadings } from './phrase-readings.ts'

/** No idiom has more words. */
const wordsMaximum = 8

/** Parts of speech that may be selected together with a phrase: "looking forward to it", "elle se lève". */
const passengers: readonly PartOfSpeech[] = ['pronoun', 'adverb', 'particle', 'determiner']

/**
 * The phrases of several selected words in any form: "gave it up" is give up, "fängt gleich an" is anfangen, "se fue" is irse.
 * None if a selected word is not part of the phrase; then the words are explained one by one.
 */
export function selectedReadings(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  words: readonly { text: string }[],
): Reading[] {
  if (words.length > wordsMaximum) return []
  const windowAt = insidePhrase(words)
  const found = new Map<string, { reading: Reading; places: Set<number> }>()
  for (const index of words.keys()) {
    const place = { lexicon, language, around: windowAt(index) }
    const together = [...phraseReadings(place), ...separatedReadings(place)].map((reading) => ({
      reading,
      places: [index],
    }))
    for (const { reading, places } of [...together, ...reflexiveReadings(lexicon, language, words, index)]) {
      const key = `${reading.lemma} ${reading.concept.id}`
      const known = found.get(key) ?? { reading, places: new Set() }
      found.set(key, known)
      for (const one of places) known.places.add(one)
      // The verb has the reasons of the form; its particle has none.
      if (known.reading.reasons.length === 0) known.reading = reading
    }
  }
  const classesOf = words.map(({ text }) =>
    lexicon.readings(language, text).map(({ concept }) => concept.partOfSpeech),
  )
  return [...found.values()].filter((one) => isWhole(one, classesOf)).map(({ reading }) => reading)
}

/** Whether at least two words form the phrase, and the others are only beside it or, as an object, inside. */
function isWhole({ reading, places }: { reading: Reading; places: Set<number> }, classes: PartOfSpeech[][]) {
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const isVerb = reading.concept.partOfSpeech === 'verb'
  return (
    places.size > 1 &&
    classes.every(
      (known, index) =>
        places.has(index) ||
        known.some((one) => passengers.includes(one)) ||
        (isVerb && first < index && index < last),
    )
  )
}

/** Readings of a verb with its reflexive pronoun: "se fue". */
function reflexiveReadings(
  lexicon: Lexicon,
  language: TargetLanguageCode,
  words: readonly { text: string }[],
  index: number,
) {
  const pronouns = packs[language]?.reflexive?.pronouns ?? []
  const pronoun = words.findIndex(({ text }) => pronouns.includes(textKey(text)))
  if (pronoun < 0 || pronoun === index) return []
  return lexicon
    .readings(language, words[index]?.text ?? '')
    .filter(({ lemma }) => isReflexive(lemma, { language }))
    .map((reading) => ({ reading: { ...reading, isPhrase: true as const }, places: [index, pronoun] }))
}
