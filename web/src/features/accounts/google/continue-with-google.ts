import type { User } from '@verbena/contract/accounts/accounts'
import { signInWithGoogle } from '@verbena/contract/accounts/sessions'
import type { ReplyOf } from '@verbena/contract/endpoint'
import { defaultLevel } from '@verbena/language/levels'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { startSession } from '../form/start-session.ts'
import { sendOnboardingAnswers } from '../signup/send-onboarding-answers.ts'
import type { SignupAnswers } from '../signup/sign-up.ts'
import { GoogleRefusal } from './google-error-message.ts'

export type GoogleOutcome = 'entered' | 'linked' | 'created' | 'createdWithoutAnswers' | 'onboarding'

/**
 * Signs in with Google's token, or signs up if there are answers.
 * @returns `onboarding` when there is no account yet and the languages are not known
 * @throws GoogleRefusal, ApiError
 */
export async function continueWithGoogle(
  token: string,
  answers: SignupAnswers | undefined,
): Promise<GoogleOutcome> {
  const reply = await requestSignIn(token, answers)
  if (reply === 'onboarding') return reply
  const { access_token, refresh_token, user } = reply
  if (!reply.success || !access_token || !refresh_token || !user) throw new GoogleRefusal(reply.message)
  await startSession({ access_token, refresh_token, user })
  if (reply.isPasswordRemoved) return 'linked'
  if (!answers || !isNewWith(user, answers)) return 'entered'
  const areSaved = await sendOnboardingAnswers(user, { ...answers, level: answers.level ?? defaultLevel })
  return areSaved ? 'created' : 'createdWithoutAnswers'
}

async function requestSignIn(token: string, answers: SignupAnswers | undefined) {
  try {
    const reply = await call(signInWithGoogle, { body: bodyOf(token, answers) })
    return !reply.success && needsOnboarding(reply) ? 'onboarding' : reply
  } catch (error) {
    if (error instanceof ApiError && mentionsPreferences(error.message)) return 'onboarding'
    throw error
  }
}

function bodyOf(token: string, answers: SignupAnswers | undefined) {
  if (!answers) return { token, isLogin: true }
  const { nativeLanguage, targetLanguage, level = defaultLevel } = answers
  return { token, isLogin: false, nativelanguage: nativeLanguage, targetlanguage: targetLanguage, level }
}

const needsOnboarding = ({ requiresOnboarding, message }: ReplyOf<typeof signInWithGoogle>) =>
  requiresOnboarding || mentionsPreferences(message)

const mentionsPreferences = (message: string) => /required preferences/i.test(message)

/** Whether the account was just created; an existing one keeps its own answers. */
const isNewWith = (user: User, { nativeLanguage, targetLanguage }: SignupAnswers) =>
  user.interests.length === 0 &&
  user.learningReason === null &&
  user.nativeLanguage === nativeLanguage &&
  user.targetLanguage === targetLanguage
