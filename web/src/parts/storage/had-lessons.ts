import { browserStorage } from '../../api/browser-storage.ts'
import type { Session } from '../../api/session.ts'
import { learnerKey } from './learner-key.ts'

/** Of the store of `lesson-availability.ts`, whose code the first page does without. */
export const lessonAvailabilityName = 'lesson-availability'

type Languages = Pick<Session['user'], 'nativeLanguage' | 'targetLanguage'>
export const languagePair = ({ nativeLanguage, targetLanguage }: Languages) =>
  `${nativeLanguage}-${targetLanguage}`

/** Whether there were lessons for this learner when the server was asked last: an entry is there or not. */
export const hadLessons = ({ learnerId, user }: Session): boolean =>
  browserStorage.read(learnerKey(learnerId, lessonAvailabilityName, languagePair(user))) !== null
