import { saveOnboarding, type User } from '@verbena/contract/accounts/accounts'
import { interestsMinimum } from '@verbena/contract/accounts/onboarding'
import { browserStorage } from '../../../api/browser-storage.ts'
import { call } from '../../../api/call.ts'
import { getSession, saveUser } from '../../../api/session.ts'
import {
  type OnboardingAnswers,
  readOnboarding,
  saveOnboardingName,
  unsentAnswersKey,
} from '../../../parts/learner/onboarding-answers.ts'

/** Saves the wizard's answers in the account. @returns false if that has to be retried */
export async function sendOnboardingAnswers(
  { username }: User,
  answers: OnboardingAnswers,
): Promise<boolean> {
  saveOnboardingName(username)
  const learnerId = getSession()?.learnerId
  if (learnerId) browserStorage.write(unsentAnswersKey, learnerId)
  const { interests = [], ...others } = answers
  // An unfinished wizard may have too few interests.
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

/** Sends the answers of a sign-up that was interrupted after the account was created. */
export async function sendUnsentOnboardingAnswers(user: User) {
  if (browserStorage.read(unsentAnswersKey) === getSession()?.learnerId)
    await sendOnboardingAnswers(user, readOnboarding().answers)
}
