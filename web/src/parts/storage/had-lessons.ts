import { browserStorage } from '../../api/browser-storage.ts'
import type { Session } from '../../api/session.ts'
import { learnerKey } from './learner-key.ts'

/** The name of the store in `lesson-availability.ts`, which the first page does not load. */
export const lessonAvailabilityName = 'lesson-availability'

type Languages = Pick<Session['user'], 'nativeLanguage' | 'targetLanguage'>
export const languagePair = ({ nativeLanguage, targetLanguage }: Languages) =>
  `${nativeLanguage}-${targetLanguage}`

/** Whether the server had lessons for this learner at the last request: only then the store has an entry. */
export const hadLessons = ({ learnerId, user }: Session): boolean =>
  browserStorage.read(learnerKey(learnerId, lessonAvailabilityName, languagePair(user))) !== null
