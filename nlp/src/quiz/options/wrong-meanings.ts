import { fallbackLanguageCode } from '@verbena/language/interface-languages'
import { isTargetLanguage, type LanguageCode, type TargetLanguageCode } from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import { seededRandom, shuffled } from '@verbena/language/random/seeded-random'
import { textKey } from '@verbena/language/text/text-key'
import type { Concept } from '../../lexicon/concept-schema.ts'
import { type Lexicon, senseOf } from '../../lexicon/lexicon.ts'
import { areRelated } from './related-concepts.ts'

type AskedWord = {
  language: TargetLanguageCode
  lemma: string
  /** The translation that the learner saved: alternatives separated by commas. */
  translation: string
  nativeLanguage: LanguageCode
}

/** So many that four questions about a word share no distractor. */
const poolSize = 12
const optionsPerQuestion = 3

/**
 * Distractors for questions about a word: meanings of words of its part of speech, first those of its topic and a similar
 * level. None is similar to the right one or to another of them, and none would be accepted as a typed answer. The order
 * depends on the word.
 * @returns at most twelve; fewer if the lexicon has no more
 */
export function wrongMeanings(lexicon: Lexicon, word: AskedWord): string[] {
  const { language, lemma, translation, nativeLanguage } = word
  const meant = meantBy(lexicon, word)
  const chosen: string[] = []
  for (const concept of candidates(lexicon, meant[0], lemma)) {
    if (chosen.length === poolSize) break
    const meaning = meaningOf(concept, language, nativeLanguage)
    if (!meaning || meant.some((one) => areRelated(one, concept))) continue
    if (![translation, ...chosen].some((other) => isNear(meaning, other))) chosen.push(meaning)
  }
  return chosen
}

/**
 * Three of the distractors of a word, others at each attempt as long as there are enough.
 * @param attempt how often the word was asked before, from 0
 */
export function wrongMeaningsAt(pool: readonly string[], attempt: number): string[] {
  const first = attempt * optionsPerQuestion
  const count = Math.min(optionsPerQuestion, pool.length)
  return Array.from({ length: count }, (_, index) => pool[(first + index) % pool.length] ?? '')
}

/**
 * The right option beside these distractors: the saved meaning as the lexicon writes it, because an article or another
 * small word would give it away; the first saved translation if the lexicon does not have it.
 */
export function rightMeaning(lexicon: Lexicon, word: AskedWord): string {
  const { language, translation, nativeLanguage } = word
  const [first = translation] = alternativesOf(translation)
  const [saved] = meantBy(lexicon, word)
  const meaning = saved && meaningOf(saved, language, nativeLanguage)
  return meaning !== undefined && isWrittenAs(meaning, translation) ? meaning : first
}

/** The longest small word before a translation, with its space: `the `. */
const smallWordMaximum = 4

/** Whether it is one of the translations, perhaps after a small word: "cook" for "to cook", "plate" for "the plate". */
function isWrittenAs(meaning: string, translation: string): boolean {
  const key = textKey(meaning)
  return alternativesOf(translation)
    .map(textKey)
    .some((one) => one === key || (one.endsWith(` ${key}`) && one.length - key.length <= smallWordMaximum))
}

/** What the word may mean: first the meaning that the learner saved. */
function meantBy(lexicon: Lexicon, { language, lemma, translation, nativeLanguage }: AskedWord): Concept[] {
  const readings = lexicon.readings(language, lemma).map(({ concept }) => concept)
  const isSaved = (concept: Concept) => {
    const meaning = meaningOf(concept, language, nativeLanguage)
    return meaning !== undefined && isWrittenAs(meaning, translation)
  }
  return [
    ...readings.filter(isSaved),
    ...readings.filter((concept) => !isSaved(concept)),
    // Other meanings of the learner's own translation.
    ...alternativesOf(translation).flatMap((one) =>
      isTargetLanguage(nativeLanguage) ? lexicon.entries(nativeLanguage, one) : [],
    ),
  ]
}

/** Concepts of the part of speech of a concept: of its topic and a similar level, of its topic, of the nearest levels. */
function* candidates(lexicon: Lexicon, asked: Concept | undefined, lemma: string): Generator<Concept> {
  const random = seededRandom(lemma)
  const { level = 'A2', partOfSpeech = 'noun' } = asked ?? {}
  const topic = asked && lexicon.topicOf(asked)
  const ofTopic = topic ? lexicon.conceptsAbout(topic) : []
  const alike = shuffled(
    ofTopic.filter((concept) => concept.partOfSpeech === partOfSpeech),
    random,
  )
  const isSimilar = (concept: Concept) => distance(concept.level, level) <= 1
  yield* alike.filter(isSimilar)
  yield* alike.filter((concept) => !isSimilar(concept))
  for (const near of nearest(level)) yield* shuffled(lexicon.conceptsOf(partOfSpeech, near), random)
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
