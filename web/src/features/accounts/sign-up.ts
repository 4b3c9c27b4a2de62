import { register, saveOnboarding } from '@verbena/contract/accounts'
import { defaultLevel } from '@verbena/language/levels'
import { call } from '../../api/call.ts'
import { saveSession, saveUser } from '../../api/session.ts'
import { type OnboardingAnswers, stopBeingGuest } from '../../parts/onboarding-answers.ts'
import type { Credentials } from './credentials-form.tsx'

export type SignupAnswers = OnboardingAnswers &
  Required<Pick<OnboardingAnswers, 'nativeLanguage' | 'targetLanguage'>>

/**
 * Creates the account, then stores the rest of the answers with it.
 * The account stands even when the second call fails: the session is saved before it is made.
 */
export async function signUp(
  credentials: Credentials,
  answers: SignupAnswers,
): Promise<{ areAnswersSaved: boolean }> {
  const { nativeLanguage, targetLanguage, level = defaultLevel } = answers
  const reply = await call(register, {
    body: { ...credentials, nativelanguage: nativeLanguage, targetlanguage: targetLanguage, level },
  })
  saveSession(reply)
  stopBeingGuest()
  try {
    const { user } = await call(saveOnboarding, { body: { ...answers, level } })
    saveUser(user)
    return { areAnswersSaved: true }
  } catch {
    return { areAnswersSaved: false }
  }
}
