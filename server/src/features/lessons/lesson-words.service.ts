import type { Pair } from '@verbena/content/lessons/lesson-items'
import { theoryLanguage } from '@verbena/content/lessons/lesson-theory'
import type { Lesson } from '@verbena/content/lessons/starter-lessons'
import { type Level, levels } from '@verbena/language/levels'
import type { Services } from '../../services.ts'
import { saveWordToList } from '../vocabulary/save-word.service.ts'
import { listMetAmong } from '../vocabulary/word-status/word-status.service.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'lexicon' | 'lessons'>

/** The lexicon has next to no words above it: there the hardest words are those of this level. */
const hardestWords: Level = 'B2'
const difficulty = (level: Level) => Math.min(levels.indexOf(level), levels.indexOf(hardestWords))

/** More new words than these nobody keeps of one lesson. */
const wordsMaximum = 12

const listNames = { en: 'Lessons', es: 'Lecciones', fr: 'Leçons' }
const listNameOf = (level: Level, { native }: Pair) => `${listNames[theoryLanguage(native)]} ${level}`

export type JoinedWords = {
  savedWords: { word: string; translation: string }[]
  /** Empty where no word joined. */
  listName: string
}

/**
 * Saves the words that a lesson brought: those of its level or above that the learner said nothing of yet and is not
 * learning, into a list of the level.
 */
export async function joinVocabulary(
  services: Needs,
  learnerId: string,
  lesson: Lesson,
  pair: Pair,
): Promise<JoinedWords> {
  const { db, lessons } = services
  const isNew = ({ level }: { level: Level }) => difficulty(level) >= difficulty(lesson.level)
  const brought = lessons.words(lesson, pair).filter((word) => lesson.type === 'emoji-vocab' || isNew(word))
  const lemmas = brought.map(({ lemma }) => lemma)
  const met = await listMetAmong({ db }, learnerId, pair.target, lemmas)
  const joining = brought.filter(({ lemma }) => !met.has(lemma)).slice(0, wordsMaximum)
  const listName = listNameOf(lesson.level, pair)
  const savedWords: JoinedWords['savedWords'] = []
  for (const { lemma, translation, definition, example } of joining) {
    const word = { word: lemma, lemma, translation, definition, example, language: pair.target, listName }
    const { created } = await saveWordToList(services, learnerId, word)
    if (created) savedWords.push({ word: lemma, translation })
  }
  return { savedWords, listName: savedWords.length > 0 ? listName : '' }
}
