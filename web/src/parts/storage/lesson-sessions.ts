import { browserStorage } from '../../api/browser-storage.ts'
import { learnerStore } from './learner-store.ts'

/** The remaining questions of unfinished lessons, by `lessonKey`; the lessons feature defines the values. */
export const lessonSessions = learnerStore<unknown>({
  name: 'lessons',
  version: 1,
  isValue: (found): found is unknown => found !== null,
  maximum: 200,
  whenFull: 'drop-oldest',
})

type Languages = { nativeLanguage: string; targetLanguage: string }

/** Includes the languages, because lessons of all languages have the same numbers. */
export const lessonKey = (lessonId: number, { nativeLanguage, targetLanguage }: Languages) =>
  `${nativeLanguage}-${targetLanguage}/${lessonId}`

/**
 * Stores the learner and languages of a lesson's data: the keys of the specification (`lesson_progress_{id}` and so on)
 * contain neither.
 */
export const lessonOwner = {
  keyOf: (lessonId: number) => `lesson_owner_${lessonId}`,
  valueOf: (learnerId: string, { nativeLanguage, targetLanguage }: Languages) =>
    `${learnerId}/${nativeLanguage}-${targetLanguage}`,
  /** Null if there are no data of this lesson. */
  read: (lessonId: number): string | null => browserStorage.read(lessonOwner.keyOf(lessonId)),
}
