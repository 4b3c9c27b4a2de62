import { learningReasons, minutesPerDay } from '@verbena/contract/accounts/onboarding'
import { type LanguageCode, onboardingNativeLanguageCodes, profileOf } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { useTranslation } from 'react-i18next'
import type { OnboardingAnswers } from '../../../parts/learner/onboarding-answers.ts'
import type { Choice } from './choice-list.tsx'
import { type SingleQuestion, targetsFor } from './wizard-state.ts'

type AnsweringChoice = Choice & { value: OnboardingAnswers }

export function useChoices(question: SingleQuestion, answers: OnboardingAnswers): AnsweringChoice[] {
  const { t } = useTranslation(['onboarding', 'accounts', 'common'])
  const language = (code: LanguageCode) => ({
    id: code,
    name: profileOf(code).endonym,
    lang: code,
    ...aboutLanguage(code),
    greeting: profileOf(code).greeting,
  })
  switch (question) {
    case 'nativeLanguage':
      return onboardingNativeLanguageCodes.map((code) => ({
        ...language(code),
        value: { nativeLanguage: code },
      }))
    case 'targetLanguage':
      return targetsFor(answers).map((code) => ({ ...language(code), value: { targetLanguage: code } }))
    case 'level':
      return levels.map((level) => ({
        id: level,
        name: level,
        about: t(`accounts:onboarding.level.${level}`),
        value: { level },
      }))
    case 'learningReason':
      return learningReasons.map((learningReason) => ({
        id: learningReason,
        name: t(`reason.${learningReason}`),
        value: { learningReason },
      }))
    case 'timePerDay':
      return minutesPerDay.map((timePerDay) => ({
        id: String(timePerDay),
        name: timeName(timePerDay),
        value: { timePerDay },
      }))
  }

  function aboutLanguage(code: LanguageCode): Pick<Choice, 'about'> {
    const about = t(`common:languages.${code}`)
    return about === profileOf(code).endonym ? {} : { about }
  }

  function timeName(minutes: (typeof minutesPerDay)[number]): string {
    if (minutes === 90) return t('time.moreThanAnHour')
    return minutes === 60 ? t('time.anHour') : t('time.minutes', { minutes })
  }
}
