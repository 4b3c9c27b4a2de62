import type { User } from '@verbena/contract/accounts/accounts'
import { saveSession } from '../session.ts'

/** The learner in component tests. */
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

/** The ids of this learner, and of another one who uses the same browser. */
export const learnerId = '0b9f3c1e-7a52-4d68-9f10-3c5d7e9a1b20'
export const otherLearnerId = '7c21d0b4-55aa-4e0b-8b3f-91e6a2d4c870'

/** A refresh token starts with the id of its learner, as those of the server do. */
export const refreshTokenOf = (id: string) => `${id}.session.1.seal`

export function signInAs(id: string, user: User = learner) {
  saveSession({ access_token: 'access-1', refresh_token: refreshTokenOf(id), user })
}

export const signIn = () => signInAs(learnerId)
