import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import './wizard.css'
import { LanguageSwitch } from '../../../parts/language/language-switch.tsx'
import { paths } from '../../../parts/navigation/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { BrandMark } from '../../../ui/pictures/brand-mark.tsx'
import { AccountStep } from './account-step.tsx'
import { ChoiceStep } from './choice-step.tsx'
import { InterestsStep } from './interests-step.tsx'
import { useWizard } from './use-wizard.ts'
import { WizardProgress } from './wizard-progress.tsx'
import type { WizardAction, WizardState } from './wizard-state.ts'

export function OnboardingScreen() {
  const { t } = useTranslation('onboarding')
  const { state, act, isUnreadable } = useWizard()
  const isFirst = state.step === 'nativeLanguage'
  return (
    <main className="wizard">
      <header className="wizard__bar">
        <span className="brand">
          <BrandMark />
          <span className="wizard__name">Verbena</span>
        </span>
        <WizardProgress step={state.step} />
      </header>
      {/* The key lets the new question take focus, as a new page would. */}
      <div className="wizard__body" key={state.step}>
        {isUnreadable && isFirst && (
          <p className="wizard__note" role="status">
            {t('unreadable')}
          </p>
        )}
        <WizardQuestion state={state} act={act} />
      </div>
      <footer className="wizard__foot">
        {isFirst ? <LogInInstead /> : <BackButton onClick={() => act({ type: 'back' })} />}
        <LanguageSwitch />
      </footer>
    </main>
  )
}

function WizardQuestion({ state, act }: { state: WizardState; act: (action: WizardAction) => void }) {
  const { step, answers } = state
  if (step === 'account') return <AccountStep />
  if (step === 'interests') return <InterestsStep answers={answers} act={act} />
  return <ChoiceStep question={step} answers={answers} act={act} />
}

function BackButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('onboarding')
  return (
    <Button variant="text" onClick={onClick}>
      <ChevronLeft className="icon" aria-hidden="true" />
      {t('back')}
    </Button>
  )
}

function LogInInstead() {
  const { t } = useTranslation('onboarding')
  const { state } = useLocation()
  return (
    <p className="wizard__log-in">
      <span>{t('haveAccount')}</span>{' '}
      <Link className="link" to={paths.login} state={state}>
        {t('logIn')}
      </Link>
    </p>
  )
}
