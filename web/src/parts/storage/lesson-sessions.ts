import { browserStorage } from '../../api/browser-storage.ts'
import { learnerStore } from './learner-store.ts'

/** What was still to be asked of a lesson that was left, by `lessonKey`; what it holds is the lesson's business. */
export const lessonSessions = learnerStore<unknown>({
  name: 'lessons',
  version: 1,
  isValue: (found): found is unknown => found !== null,
  maximum: 200,
  whenFull: 'drop-oldest',
})

type Languages = { nativeLanguage: string; targetLanguage: string }

/** Lessons have the same numbers whatever is learned. */
export const lessonKey = (lessonId: number, { nativeLanguage, targetLanguage }: Languages) =>
  `${nativeLanguage}-${targetLanguage}/${lessonId}`

/**
 * Whose lesson the specification's keys hold (`lesson_progress_{id}` and so on name neither the learner nor the
 * languages).
 */
export const lessonOwner = {
  keyOf: (lessonId: number) => `lesson_owner_${lessonId}`,
  valueOf: (learnerId: string, { nativeLanguage, targetLanguage }: Languages) =>
    `${learnerId}/${nativeLanguage}-${targetLanguage}`,
  /** Null where nothing is stored of this lesson. */
  read: (lessonId: number): string | null => browserStorage.read(lessonOwner.keyOf(lessonId)),
}
