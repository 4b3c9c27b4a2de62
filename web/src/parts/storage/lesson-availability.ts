import type { Session } from '../../api/session.ts'
import { languagePair, lessonAvailabilityName } from './had-lessons.ts'
import { learnerStore } from './learner-store.ts'

/**
 * By pair of languages. The menu uses it to show the lessons at once, so that it does not shift when the reply arrives.
 */
const availability = learnerStore({
  name: lessonAvailabilityName,
  version: 1,
  isValue: (found): found is true => found === true,
  maximum: 1,
  whenFull: 'drop-oldest',
})

type Languages = Pick<Session['user'], 'nativeLanguage' | 'targetLanguage'>

export function saveHasLessons(learnerId: string, languages: Languages, hasLessons: boolean) {
  if (hasLessons) availability.set(learnerId, languagePair(languages), true)
  else availability.remove(learnerId, languagePair(languages))
}
