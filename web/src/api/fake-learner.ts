import type { User } from '@verbena/contract/accounts'
import { saveSession } from './session.ts'

/** The learner of the screen tests. */
export const learner: User = {
  username: 'marta',
  email: null,
  emailVerified: false,
  nativeLanguage: 'en',
  targetLanguage: 'es',
  level: 'B1',
  learningReason: null,
  timePerDay: null,
  interests: [],
  accountType: 'Free',
  hasPassword: true,
  deleteAt: null,
}

export function signIn() {
  saveSession({ access_token: 'access-1', refresh_token: 'refresh-1', user: learner })
}
