import { interests, interestsMinimum } from '@verbena/contract/accounts/onboarding'
import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import { hasEnoughInterests, type OnboardingAnswers } from '../../../parts/learner/onboarding-answers.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import type { WizardAction } from './wizard-state.ts'
import './interests-step.css'

type Props = { answers: OnboardingAnswers; act: (action: WizardAction) => void }

export function InterestsStep({ answers, act }: Props) {
  const { t } = useTranslation('onboarding')
  const chosen = answers.interests ?? []
  const isEnough = hasEnoughInterests(answers)
  const hint = isEnough
    ? t('interests.chosen', { count: chosen.length })
    : t('interests.hint', { count: interestsMinimum - chosen.length })
  return (
    <>
      <PageTitle title={t('interests.title')} />
      <ul className="interests" aria-label={t('interests.title')}>
        {interests.map((interest) => (
          <li key={interest}>
            <button
              type="button"
              className="interest"
              aria-pressed={chosen.includes(interest)}
              onClick={() => act({ type: 'toggleInterest', interest })}
            >
              <Check className="icon icon--sm" aria-hidden="true" />
              {t(`interests.${interest}`)}
            </button>
          </li>
        ))}
      </ul>
      <div className="wizard__next">
        <p className="muted" role="status">
          {hint}
        </p>
        {isEnough && (
          <Button variant="primary" tall onClick={() => act({ type: 'continue' })}>
            {t('continue')}
          </Button>
        )}
      </div>
    </>
  )
}
