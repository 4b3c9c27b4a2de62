import { type Interest, onboardingSteps } from '@verbena/contract/accounts/onboarding'
import { type TargetLanguageCode, targetLanguageCodes } from '@verbena/language/languages'
import { hasEnoughInterests, type OnboardingAnswers } from '../../../parts/learner/onboarding-answers.ts'

/** The five questions with one answer, in order; the sixth step is the interests, the last the account. */
export const singleQuestions = [
  'nativeLanguage',
  'targetLanguage',
  'level',
  'learningReason',
  'timePerDay',
] as const
export type SingleQuestion = (typeof singleQuestions)[number]
export type WizardStep = SingleQuestion | 'interests' | 'account'
export const wizardSteps: readonly WizardStep[] = [...singleQuestions, 'interests', 'account']

export type WizardState = { step: WizardStep; answers: OnboardingAnswers }

export type WizardAction =
  | { type: 'answer'; answers: OnboardingAnswers }
  | { type: 'toggleInterest'; interest: Interest }
  | { type: 'continue' }
  | { type: 'back' }

/** The state of the wizard in an entry of the browser's history. */
export type WizardPlace = {
  step: WizardStep
  /** Number of earlier history entries that belong to the wizard. */
  stepsBehind: number
}

export function readPlace(state: unknown): WizardPlace | undefined {
  const { step, stepsBehind } = (state ?? {}) as Partial<WizardPlace>
  const known = wizardSteps.find((other) => other === step)
  return known && { step: known, stepsBehind: Number(stepsBehind) || 0 }
}

/**
 * Starts at the step of the history entry; without one, at the first step, or at the last question if there are earlier
 * answers. The account step needs complete answers.
 */
export function openWizard(
  answers: OnboardingAnswers,
  step: WizardStep | undefined,
  answeredBefore: OnboardingAnswers,
): WizardState {
  const first = hasEnoughInterests(answeredBefore) ? 'interests' : 'nativeLanguage'
  const isTooEarly = step === 'account' && (firstUnanswered(answers) || !hasEnoughInterests(answers))
  return { step: isTooEarly ? first : (step ?? first), answers }
}

export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  const { step, answers } = state
  switch (action.type) {
    case 'answer':
      return { step: neighbour(step, 1), answers: withoutSameLanguage({ ...answers, ...action.answers }) }
    case 'toggleInterest':
      return { step, answers: { ...answers, interests: toggled(answers.interests ?? [], action.interest) } }
    case 'continue':
      return step === 'interests' && hasEnoughInterests(answers)
        ? { step: firstUnanswered(answers) ?? 'account', answers }
        : state
    case 'back':
      return { step: neighbour(step, -1), answers }
  }
}

/** 1 to 6; the account page counts as the last step. */
export const stepNumber = (step: WizardStep): number =>
  Math.min(wizardSteps.indexOf(step) + 1, onboardingSteps)

export const targetsFor = ({ nativeLanguage }: OnboardingAnswers): TargetLanguageCode[] =>
  targetLanguageCodes.filter((code) => code !== nativeLanguage)

const neighbour = (step: WizardStep, distance: 1 | -1): WizardStep =>
  wizardSteps[wizardSteps.indexOf(step) + distance] ?? step

/** The first question without an answer, because saved answers may be incomplete and an account needs all of them. */
const firstUnanswered = (answers: OnboardingAnswers): SingleQuestion | undefined =>
  singleQuestions.find((question) => answers[question] === undefined)

function withoutSameLanguage(answers: OnboardingAnswers): OnboardingAnswers {
  const { targetLanguage, ...rest } = answers
  return targetLanguage === undefined || targetLanguage === answers.nativeLanguage
    ? rest
    : { ...rest, targetLanguage }
}

const toggled = (chosen: readonly Interest[], interest: Interest): Interest[] =>
  chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest]
