import type { RecommendedList } from '@verbena/contract/vocabulary/recommended-lists'
import type { Word } from '@verbena/contract/vocabulary/words'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import { lemmaKey } from '@verbena/language/text/lemma-key'
import {
  findRecommendedList,
  type RecommendedList as Recommended,
  recommendedLists,
  recommendedWord,
} from '@verbena/nlp/lexicon/recommended-lists'
import { notFound } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { readLearner } from '../../accounts/accounts.service.ts'
import { shownForm } from '../headword.service.ts'
import { saveWordsToList } from '../save-word.service.ts'
import { listKnownAmong } from '../word-status/word-status.queries.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'lexicon'>

/** Lists for a learner's languages: those of their level, then the nearest. */
export async function readRecommended(services: Needs, learnerId: string): Promise<RecommendedList[]> {
  const learner = await readLearner(services, learnerId)
  const { language, nativeLanguage } = languagesOf(learner)
  const lists = recommendedLists(services.lexicon, language, nativeLanguage)
  const lemmas = new Set(lists.flatMap(({ concepts }) => concepts.map((one) => lemmaOf(one, language))))
  const known = new Set(await listKnownAmong(services.db, learnerId, language, [...lemmas]))
  const distance = ({ level }: { level: Level }) =>
    Math.abs(levels.indexOf(level) - levels.indexOf(learner.level as Level))
  return lists
    .toSorted((one, other) => distance(one) - distance(other))
    .map((list) => ({
      id: list.id,
      name: list.name,
      description: list.description,
      level: list.level,
      wordCount: list.concepts.length,
      progress: shareKnown(list, language, known),
    }))
}

const lemmaOf = ({ words }: Recommended['concepts'][number], language: TargetLanguageCode) =>
  lemmaKey(words[language]?.[0] ?? '')

function shareKnown({ concepts }: Recommended, language: TargetLanguageCode, known: ReadonlySet<string>) {
  const count = concepts.filter((one) => known.has(lemmaOf(one, language))).length
  return count === 0 ? null : Math.round((100 * count) / concepts.length)
}

/** @throws AppError NOT_FOUND */
export async function readRecommendedWords(services: Needs, learnerId: string, id: string): Promise<Word[]> {
  const { list, language, nativeLanguage } = await requireList(services, learnerId, id)
  return list.concepts.map((concept) => {
    const { word, translation, ...rest } = recommendedWord(concept, language, nativeLanguage)
    const { partOfSpeech } = concept
    const gender = concept.gender?.[language]
    const headword = shownForm(services, language, {
      text: word,
      lemma: word,
      translation,
      partOfSpeech,
      gender,
    })
    return { ...rest, word, translation, ...(headword && { headword }), language }
  })
}

/** Saves its words to a list of the learner's own; repeated, it adds the missing ones. @throws AppError NOT_FOUND */
export async function adoptRecommended(services: Needs, learnerId: string, id: string) {
  const { list, language, nativeLanguage } = await requireList(services, learnerId, id)
  const words = list.concepts.map((concept) => {
    const { id: _, ...word } = recommendedWord(concept, language, nativeLanguage)
    return {
      ...word,
      lemma: concept.words[language]?.[0],
      partOfSpeech: concept.partOfSpeech,
      gender: concept.gender?.[language],
    }
  })
  const destination = { listName: `${list.name} (${list.level})`, language }
  const { listId, listName, newIds } = await saveWordsToList(services, learnerId, destination, words)
  return { id: listId, name: listName, added: newIds.filter((one) => one !== null).length }
}

async function requireList(services: Needs, learnerId: string, id: string) {
  const languages = languagesOf(await readLearner(services, learnerId))
  const list = findRecommendedList(services.lexicon, id, languages.language, languages.nativeLanguage)
  if (!list) throw notFound('list')
  return { list, ...languages }
}

const languagesOf = ({
  targetLanguage,
  nativeLanguage,
}: {
  targetLanguage: string
  nativeLanguage: string
}) => ({
  language: targetLanguage as TargetLanguageCode,
  nativeLanguage: nativeLanguage as LanguageCode,
})
