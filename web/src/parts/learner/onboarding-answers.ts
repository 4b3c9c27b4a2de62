import type { Interest, LearningReason, MinutesPerDay } from '@verbena/contract/accounts/onboarding'
import {
  interests,
  interestsMinimum,
  learningReasons,
  minutesPerDay,
} from '@verbena/contract/accounts/onboarding'
import {
  type LanguageCode,
  languageCodes,
  type TargetLanguageCode,
  targetLanguageCodes,
} from '@verbena/language/languages'
import { type Level, levels } from '@verbena/language/levels'
import { browserStorage } from '../../api/browser-storage.ts'

/** The answers of the onboarding wizard (specification 1, section 3). Never contains a password. */
export type OnboardingAnswers = {
  nativeLanguage?: LanguageCode
  targetLanguage?: TargetLanguageCode
  level?: Level
  learningReason?: LearningReason
  timePerDay?: MinutesPerDay
  interests?: Interest[]
}

const answersKey = 'onboardingData'
const answerKeys: string[] = [
  'nativeLanguage',
  'targetLanguage',
  'level',
  'learningReason',
  'timePerDay',
  'interests',
] satisfies (keyof OnboardingAnswers)[]
const guestKey = 'guest'
/** The learner whose answers the server has not accepted yet; they are sent again at the next page load. */
export const unsentAnswersKey = 'onboardingUnsentFor'

/** Reads the answers stored in this browser; `isUnreadable` if something is stored that cannot be parsed. */
export function readOnboarding(): { answers: OnboardingAnswers; isUnreadable: boolean } {
  const data = readStored()
  return data ? { answers: knownAnswers(data), isUnreadable: false } : { answers: {}, isUnreadable: true }
}

/** Drops values that the product does not offer (any more): they count as unanswered. */
function knownAnswers(data: Record<string, unknown>): OnboardingAnswers {
  const chosen = Array.isArray(data.interests) ? data.interests : []
  return withoutUndefined({
    nativeLanguage: languageCodes.find((code) => code === data.nativeLanguage),
    targetLanguage: targetLanguageCodes.find((code) => code === data.targetLanguage),
    level: levels.find((level) => level === data.level),
    learningReason: learningReasons.find((reason) => reason === data.learningReason),
    timePerDay: minutesPerDay.find((minutes) => minutes === data.timePerDay),
    interests: interests.filter((interest) => chosen.includes(interest)),
  })
}

function withoutUndefined(answers: { [Key in keyof OnboardingAnswers]: OnboardingAnswers[Key] | undefined }) {
  return Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== undefined),
  ) as OnboardingAnswers
}

export const hasEnoughInterests = ({ interests: chosen = [] }: OnboardingAnswers): boolean =>
  chosen.length >= interestsMinimum

/** Whether the visitor has begun the onboarding in this browser. */
export const hasOnboardingAnswers = () => browserStorage.read(answersKey) !== null

/** Replaces the answers and keeps the other properties of the entry. */
export function saveOnboardingAnswers(answers: OnboardingAnswers) {
  const others = Object.entries(readStored() ?? {}).filter(([key]) => !answerKeys.includes(key))
  browserStorage.write(answersKey, JSON.stringify({ ...Object.fromEntries(others), ...answers }))
}

/** Stores the username of the new account. A password must never be stored in the browser. */
export function saveOnboardingName(username: string) {
  browserStorage.write(answersKey, JSON.stringify({ ...readStored(), username }))
}

/** Returns undefined if something is stored that cannot be parsed. Removes a password at once if it contains one. */
function readStored(): Record<string, unknown> | undefined {
  try {
    const data: unknown = JSON.parse(browserStorage.read(answersKey) ?? '{}')
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
    const { password, ...others } = data as Record<string, unknown>
    if (password !== undefined) browserStorage.write(answersKey, JSON.stringify(others))
    return others
  } catch {
    return undefined
  }
}

export function becomeGuest() {
  browserStorage.write(guestKey, 'true')
}

export function stopBeingGuest() {
  browserStorage.remove(guestKey)
}

/** Whether the visitor finished onboarding in this browser and chose to continue without an account. */
export function isGuest(): boolean {
  if (browserStorage.read(guestKey) !== 'true') return false
  const { nativeLanguage, targetLanguage } = readOnboarding().answers
  return nativeLanguage !== undefined && targetLanguage !== undefined
}

export function clearOnboardingAnswers() {
  browserStorage.remove(answersKey)
  browserStorage.remove(unsentAnswersKey)
  stopBeingGuest()
}
