import { interfaceLanguageCodes } from '@verbena/language/languages'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserStorage } from '../../api/browser-storage.ts'
import { setInterfaceLanguage } from '../../i18n/i18n.ts'
import { readOnboarding, saveOnboardingAnswers } from '../../parts/onboarding-answers.ts'
import { paths } from '../../parts/paths.ts'
import { openWizard, readPlace, type WizardAction, type WizardPlace, wizardReducer } from './wizard-state.ts'

/**
 * The wizard with its memory: every answer is stored in this browser as it is given, and every step is an entry of
 * the browser's history, so that its Back button steps back here as everywhere.
 */
export function useWizard() {
  const [{ answers: stored, isUnreadable }] = useState(readOnboarding)
  const [answers, setAnswers] = useState(stored)
  const place = readPlace(useLocation().state)
  const navigate = useNavigate()
  const state = openWizard(answers, place?.step, stored)
  useTopOfStep(state.step)
  const goTo = (there: WizardPlace, replace: boolean) =>
    void navigate(paths.onboarding, { state: there, replace })

  const act = (action: WizardAction) => {
    const stepsBehind = place?.stepsBehind ?? 0
    if (action.type === 'back' && stepsBehind > 0) {
      void navigate(-1)
      return
    }
    if (action.type === 'answer' && action.answers.nativeLanguage) speak(action.answers.nativeLanguage)
    const next = wizardReducer(state, action)
    if (next.answers !== answers) {
      setAnswers(next.answers)
      saveOnboardingAnswers(next.answers)
    }
    if (next.step === state.step) return
    const isBack = action.type === 'back'
    // The entry the wizard was opened on learns its step, which the answers alone will not tell later.
    if (!place && !isBack) goTo({ step: state.step, stepsBehind: 0 }, true)
    goTo({ step: next.step, stepsBehind: isBack ? 0 : stepsBehind + 1 }, isBack)
  }
  return { state, act, isUnreadable }
}

/** A long list of choices leaves the page scrolled; the next question starts at its top. */
function useTopOfStep(step: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what changes under the same address
  useEffect(() => {
    // Newer browsers return a promise from it, which React would take for a clean-up.
    window.scrollTo(0, 0)
  }, [step])
}

/** Whoever says that Spanish is their own language reads Spanish from here on; the switch stays in sight. */
function speak(nativeLanguage: string) {
  browserStorage.write('preferredNativeLanguage', nativeLanguage)
  const known = interfaceLanguageCodes.find((code) => code === nativeLanguage)
  if (known) setInterfaceLanguage(known)
}
