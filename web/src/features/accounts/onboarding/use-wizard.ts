import { interfaceLanguageCodes } from '@verbena/language/interface-languages'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserStorage } from '../../../api/browser-storage.ts'
import { setInterfaceLanguage } from '../../../i18n/i18n.ts'
import { readOnboarding, saveOnboardingAnswers } from '../../../parts/learner/onboarding-answers.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { useOnChange } from '../../../ui/layout/use-on-change.ts'
import { openWizard, readPlace, type WizardAction, type WizardPlace, wizardReducer } from './wizard-state.ts'

/**
 * The state of the wizard. Every answer is stored in this browser at once, and every step is an entry of the browser's
 * history, so that its Back button works.
 */
export function useWizard() {
  const [{ answers: stored, isUnreadable }] = useState(readOnboarding)
  const [answers, setAnswers] = useState(stored)
  const place = readPlace(useLocation().state)
  const navigate = useNavigate()
  const state = openWizard(answers, place?.step, stored)
  useScrollToTop(state.step)
  const goTo = (there: WizardPlace, replace: boolean) =>
    void navigate(paths.onboarding, { state: there, replace })

  const act = (action: WizardAction) => {
    const stepsBehind = place?.stepsBehind ?? 0
    if (action.type === 'back' && stepsBehind > 0) {
      void navigate(-1)
      return
    }
    if (action.type === 'answer' && action.answers.nativeLanguage)
      switchInterface(action.answers.nativeLanguage)
    const next = wizardReducer(state, action)
    if (next.answers !== answers) {
      setAnswers(next.answers)
      saveOnboardingAnswers(next.answers)
    }
    if (next.step === state.step) return
    const isBack = action.type === 'back'
    // Stores the step in the entry on which the wizard was opened, because later answers would change it.
    if (!place && !isBack) goTo({ step: state.step, stepsBehind: 0 }, true)
    goTo({ step: next.step, stepsBehind: isBack ? 0 : stepsBehind + 1 }, isBack)
  }
  return { state, act, isUnreadable }
}

/** Scrolls to the top at each question, because a long list leaves the page scrolled. */
function useScrollToTop(step: string) {
  useOnChange(step, () => window.scrollTo(0, 0))
}

/** Switches the interface to the learner's native language, if it is available. */
function switchInterface(nativeLanguage: string) {
  browserStorage.write('preferredNativeLanguage', nativeLanguage)
  const known = interfaceLanguageCodes.find((code) => code === nativeLanguage)
  if (known) setInterfaceLanguage(known)
}
