import { login, register } from '@verbena/contract/accounts'
import { defaultLevel } from '@verbena/language/levels'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import type { OnboardingAnswers } from '../../parts/onboarding-answers.ts'
import type { Credentials } from './credentials-form.tsx'
import { enter } from './enter.ts'
import { sendAnswers } from './send-answers.ts'

export type SignupAnswers = OnboardingAnswers &
  Required<Pick<OnboardingAnswers, 'nativeLanguage' | 'targetLanguage'>>

/**
 * Creates the account, then stores the rest of the answers with it.
 * The account stands even when the second call fails: the session is saved before it is made.
 * @param mayExist the answer to an earlier try with the same credentials was lost on its way
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
    // The name may be taken by ourselves a moment ago: then the password opens it.
    return call(login, { body: credentials }).catch(() => {
      throw error
    })
  })
  await enter(reply)
  return { areAnswersSaved: await sendAnswers(reply.user, { ...answers, level }) }
}
