import type { Session } from '../../api/session.ts'
import { learnerStore } from './learner-store.ts'

/**
 * By pair of languages. The menu uses it to show the lessons at once, so that it does not shift when the reply arrives.
 */
const availability = learnerStore({
  name: 'lesson-availability',
  version: 1,
  isValue: (found): found is boolean => typeof found === 'boolean',
  maximum: 1,
  whenFull: 'drop-oldest',
})

type Languages = Pick<Session['user'], 'nativeLanguage' | 'targetLanguage'>
const languagePair = ({ nativeLanguage, targetLanguage }: Languages) => `${nativeLanguage}-${targetLanguage}`

/** Whether the server had lessons for this learner at the last request; undefined before the first one. */
export const hadLessons = ({ learnerId, user }: Session): boolean | undefined =>
  availability.get(learnerId, languagePair(user)) ?? undefined

export const saveHasLessons = (learnerId: string, languages: Languages, hasLessons: boolean) =>
  void availability.set(learnerId, languagePair(languages), hasLessons)
