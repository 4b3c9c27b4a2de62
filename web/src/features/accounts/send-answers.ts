import { saveOnboarding, type User } from '@verbena/contract/accounts'
import { interestsMinimum } from '@verbena/contract/onboarding'
import { browserStorage } from '../../api/browser-storage.ts'
import { call } from '../../api/call.ts'
import { saveUser } from '../../api/session.ts'
import {
  type OnboardingAnswers,
  readOnboarding,
  saveOnboardingName,
  unsentAnswersKey,
} from '../../parts/onboarding-answers.ts'

/** Stores the wizard's answers with the account. @returns false when that has to be tried again */
export async function sendAnswers({ username }: User, answers: OnboardingAnswers): Promise<boolean> {
  saveOnboardingName(username)
  browserStorage.write(unsentAnswersKey, username)
  const { interests = [], ...others } = answers
  // A wizard that was left half-way holds too few of them.
  const enough = interests.length >= interestsMinimum && { interests }
  try {
    const { user } = await call(saveOnboarding, { body: { ...others, ...enough } })
    browserStorage.remove(unsentAnswersKey)
    saveUser(user)
    return true
  } catch {
    return false
  }
}

/** After a sign-up that was cut off between the account and its answers. */
export async function sendUnsentAnswers(user: User) {
  if (browserStorage.read(unsentAnswersKey) === user.username)
    await sendAnswers(user, readOnboarding().answers)
}
