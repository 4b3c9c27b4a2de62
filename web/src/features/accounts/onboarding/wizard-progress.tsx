import { onboardingSteps } from '@verbena/contract/accounts/onboarding'
import { useTranslation } from 'react-i18next'
import { stepNumber, type WizardStep } from './wizard-state.ts'
import './wizard-progress.css'

const steps = Array.from({ length: onboardingSteps }, (_, index) => index + 1)

export function WizardProgress({ step }: { step: WizardStep }) {
  const { t } = useTranslation('onboarding')
  const now = stepNumber(step)
  const figures = { step: now, count: onboardingSteps }
  return (
    <div
      className="steps"
      role="progressbar"
      tabIndex={-1}
      aria-valuemin={1}
      aria-valuemax={onboardingSteps}
      aria-valuenow={now}
      aria-valuetext={t('progress', figures)}
      aria-label={t('progress', figures)}
    >
      <span className="steps__buds" aria-hidden="true">
        {steps.map((number) => (
          <i key={number} className={number <= now ? 'is-done' : undefined} />
        ))}
      </span>
      {t('shortProgress', figures)}
    </div>
  )
}
