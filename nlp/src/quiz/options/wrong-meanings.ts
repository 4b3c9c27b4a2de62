import { fallbackLanguageCode } from '@verbena/language/interface-languages'
import { isTargetLanguage, type LanguageCode, type TargetLanguageCode } from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import { seededRandom, shuffled } from '@verbena/language/random/seeded-random'
import { textKey } from '@verbena/language/text/text-key'
import type { Concept } from '../../lexicon/concept-schema.ts'
import { type Lexicon, senseOf } from '../../lexicon/lexicon.ts'
import { areRelated } from './related-concepts.ts'

type MeaningQuestion = {
  language: TargetLanguageCode
  lemma: string
  /** The translation that the learner saved: alternatives separated by commas. */
  translation: string
  nativeLanguage: LanguageCode
  /** The same seed chooses the same options. */
  seed: string
}

/**
 * Wrong meanings for a question about a word: meanings of words of the same part of speech and a similar level. None is
 * similar to the right one, and none would be accepted as a typed answer.
 * @returns at most `count`; fewer if the lexicon has no more
 */
export function wrongMeanings(lexicon: Lexicon, question: MeaningQuestion, count = 3): string[] {
  const { language, lemma, translation, nativeLanguage, seed } = question
  const meant = [
    ...lexicon.readings(language, lemma).map(({ concept }) => concept),
    // Other meanings of the learner's own translation.
    ...alternativesOf(translation).flatMap((one) =>
      isTargetLanguage(nativeLanguage) ? lexicon.entries(nativeLanguage, one) : [],
    ),
  ]
  const [first] = meant
  const random = seededRandom(`${seed} ${lemma}`)
  const chosen: string[] = []
  for (const level of nearest(first?.level ?? 'A2'))
    for (const concept of shuffled(lexicon.conceptsOf(first?.partOfSpeech ?? 'noun', level), random)) {
      if (chosen.length === count) return chosen
      const meaning = meaningOf(concept, language, nativeLanguage)
      if (!meaning || meant.some((one) => areRelated(one, concept))) continue
      if (![translation, ...chosen].some((other) => isNear(meaning, other))) chosen.push(meaning)
    }
  return chosen
}

const alternativesOf = (translation: string) =>
  translation
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** All levels, the nearest to a level first. */
const nearest = (level: Level): Level[] =>
  levels.toSorted((one, other) => distance(one, level) - distance(other, level))

const distance = (one: Level, other: Level) => Math.abs(levels.indexOf(one) - levels.indexOf(other))

function meaningOf(concept: Concept, language: TargetLanguageCode, nativeLanguage: LanguageCode) {
  const lemma = concept.words[language]?.[0]
  if (!lemma) return undefined
  const sense = senseOf({ lemma, reasons: [], concept }, nativeLanguage)
  const [meaning] = sense.translations
  const shown = isTargetLanguage(nativeLanguage) ? nativeLanguage : fallbackLanguageCode
  return sense.explainedIn === shown ? meaning : undefined
}

/** Whether the judge of typed answers would accept one for the other. */
function isNear(meaning: string, translation: string): boolean {
  const given = textKey(meaning)
  return alternativesOf(translation)
    .map(textKey)
    .some((one) => given.includes(one) || one.includes(given))
}
