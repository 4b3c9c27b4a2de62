import type { Pair } from '@verbena/content/lessons/lesson-items'
import { theoryLanguage } from '@verbena/content/lessons/lesson-theory'
import type { Lesson } from '@verbena/content/lessons/starter-lessons'
import type { Level } from '@verbena/language/levels'
import type { Services } from '../../services.ts'
import { saveWordsToList } from '../vocabulary/save-word.service.ts'
import { listMetAmong } from '../vocabulary/word-status/word-status.service.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'lexicon' | 'lessons'>

const listNames = { en: 'Lessons', es: 'Lecciones', fr: 'Leçons' }
const listNameOf = (level: Level, { native }: Pair) => `${listNames[theoryLanguage(native)]} ${level}`

export type SavedLessonWords = {
  savedWords: { word: string; translation: string }[]
  /** Empty if no word was saved. */
  listName: string
}

/**
 * Saves the words that a lesson teaches into a list of its level: those that the learner has not saved and that have no word
 * status.
 */
export async function saveLessonWords(
  services: Needs,
  learnerId: string,
  lesson: Lesson,
  pair: Pair,
): Promise<SavedLessonWords> {
  const { db, lessons } = services
  const lessonWords = lessons.words(lesson, pair)
  const lemmas = lessonWords.map(({ lemma }) => lemma)
  const known = await listMetAmong({ db }, learnerId, pair.target, lemmas)
  const words = lessonWords
    .filter(({ lemma }) => !known.has(lemma))
    .map(({ lemma, translation, definition, example, partOfSpeech, gender }) => {
      return { word: lemma, lemma, translation, definition, example, partOfSpeech, gender }
    })
  if (words.length === 0) return { savedWords: [], listName: '' }
  const listName = listNameOf(lesson.level, pair)
  const destination = { listName, language: pair.target }
  const { newIds } = await saveWordsToList(services, learnerId, destination, words)
  const savedWords = words.filter((_, at) => newIds[at] !== null)
  return {
    savedWords: savedWords.map(({ word, translation }) => ({ word, translation })),
    listName: savedWords.length > 0 ? listName : '',
  }
}
