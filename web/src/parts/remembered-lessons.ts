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
  else forgetLessons()
}

export function forgetLessons() {
  browserStorage.remove(key)
}
