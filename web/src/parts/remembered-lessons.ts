import type { User } from '@verbena/contract/accounts'
import { browserStorage } from '../api/browser-storage.ts'

/** For whom there were lessons when last asked: the menu shows them at once, instead of jumping when the answer comes. */
const key = 'lessonsFor'

type Whose = Pick<User, 'username' | 'nativeLanguage' | 'targetLanguage'>

const nameOf = ({ username, nativeLanguage, targetLanguage }: Whose) =>
  JSON.stringify([username, nativeLanguage, targetLanguage])

export const hadLessons = (user: Whose): boolean => browserStorage.read(key) === nameOf(user)

export function rememberLessons(user: Whose, hasLessons: boolean) {
  if (hasLessons) browserStorage.write(key, nameOf(user))
  else browserStorage.remove(key)
}

/** How the keys begin that keep where lessons were left (specification 2, section 9), each with the number of one. */
const ofLessons = /^(lesson_(progress|intro|left)|vocabulary_progress)_\d+$|^celebrated_[ABC][12]$/

/** At log-out: whether there are lessons, where each was left, and which levels were celebrated. */
export function forgetLessons() {
  browserStorage.remove(key)
  for (const kept of browserStorage.keys()) if (ofLessons.test(kept)) browserStorage.remove(kept)
}
