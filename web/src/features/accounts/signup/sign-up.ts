import { login, register } from '@verbena/contract/accounts/sessions'
import { defaultLevel } from '@verbena/language/levels'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import type { OnboardingAnswers } from '../../../parts/learner/onboarding-answers.ts'
import type { Credentials } from '../form/credentials-form.tsx'
import { startSession } from '../form/start-session.ts'
import { sendOnboardingAnswers } from './send-onboarding-answers.ts'

export type SignupAnswers = OnboardingAnswers &
  Required<Pick<OnboardingAnswers, 'nativeLanguage' | 'targetLanguage'>>

/**
 * Creates the account, then saves the other answers in it. The session is stored before the second request, so that the
 * account is usable even if that fails.
 * @param mayExist the reply to an earlier attempt with the same credentials was lost
 */
export async function signUp(
  credentials: Credentials,
  answers: SignupAnswers,
  mayExist: boolean,
): Promise<{ areAnswersSaved: boolean }> {
  const { nativeLanguage, targetLanguage, level = defaultLevel } = answers
  const reply = await call(register, {
    body: { ...credentials, nativelanguage: nativeLanguage, targetlanguage: targetLanguage, level },
  }).catch((error: unknown) => {
    const isTaken = error instanceof ApiError && error.code === 'USERNAME_TAKEN'
    if (!isTaken || !mayExist) throw error
    // An earlier attempt may have created the account; then the password signs in.
    return call(login, { body: credentials }).catch(() => {
      throw error
    })
  })
  await startSession(reply)
  return { areAnswersSaved: await sendOnboardingAnswers(reply.user, { ...answers, level }) }
}
