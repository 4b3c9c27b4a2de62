import { explanationLanguageFor } from '@verbena/language/interface-languages'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import type { Concept } from './concept-schema.ts'
import { type Lexicon, senseOf } from './lexicon.ts'
import { type Topic, topicNames, topics } from './topics.ts'

/** A list of words of one topic and level, for a pair of native and target language. */
export type RecommendedList = {
  /** `rec-food-A1`, and `rec-food-A1-2` if there are too many words for one list. */
  id: string
  name: string
  description: string
  level: Level
  concepts: readonly Concept[]
}

export type RecommendedWord = {
  /** The id of the concept. */
  id: string
  word: string
  translation: string
  definition: string
  example: string
}

export const recommendedId = /^rec-([a-z]+)-([ABC][12])(?:-([1-9]\d?))?$/

/** A learner can learn so many words in a week. There is no list of fewer than eight words. */
const wordsMaximum = 25
const wordsMinimum = 8

/** All recommended lists for a language, by level and topic. */
export const recommendedLists = (
  lexicon: Lexicon,
  language: TargetLanguageCode,
  nativeLanguage: LanguageCode,
): RecommendedList[] =>
  levels.flatMap((level) =>
    topics.flatMap((topic) => listsOf(lexicon, { topic, level, language, nativeLanguage })),
  )

type Place = { topic: Topic; level: Level; language: TargetLanguageCode; nativeLanguage: LanguageCode }

function listsOf(lexicon: Lexicon, place: Place): RecommendedList[] {
  const { topic, level, language, nativeLanguage } = place
  const concepts = lexicon
    .conceptsAbout(topic)
    .filter((concept) => concept.level === level && concept.words[language] !== undefined)
  const parts = Math.max(1, Math.round(concepts.length / wordsMaximum))
  const size = Math.ceil(concepts.length / parts)
  return Array.from({ length: parts }, (_, part) => {
    const number = parts > 1 ? part + 1 : undefined
    return {
      id: ['rec', topic, level, number].filter((piece) => piece !== undefined).join('-'),
      name: [topicNames[explanationLanguageFor(nativeLanguage)][topic], number].filter(Boolean).join(' '),
      description: '',
      level,
      concepts: concepts.slice(part * size, (part + 1) * size),
    }
  }).filter((list) => list.concepts.length >= wordsMinimum)
}

/** A list by its id. @returns undefined if there is none */
export function findRecommendedList(
  lexicon: Lexicon,
  id: string,
  language: TargetLanguageCode,
  nativeLanguage: LanguageCode,
): RecommendedList | undefined {
  const [, topic, level] = recommendedId.exec(id) ?? []
  const place = { topic: topics.find((one) => one === topic), level: levels.find((one) => one === level) }
  if (!place.topic || !place.level) return undefined
  return listsOf(lexicon, { topic: place.topic, level: place.level, language, nativeLanguage }).find(
    (list) => list.id === id,
  )
}

/** A concept as a word to learn. */
export function recommendedWord(
  concept: Concept,
  language: TargetLanguageCode,
  nativeLanguage: LanguageCode,
): RecommendedWord {
  const [word = ''] = concept.words[language] ?? []
  return {
    id: concept.id,
    word,
    translation: senseOf({ lemma: word, reasons: [], concept }, nativeLanguage).translations.join(', '),
    definition: concept.definition[explanationLanguageFor(nativeLanguage)],
    example: concept.example?.[language] ?? '',
  }
}
