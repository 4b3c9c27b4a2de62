import { Navigate, useLocation } from 'react-router'
import { readOnboarding } from '../../parts/learner/onboarding-answers.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { SignupScreen } from './signup/signup-screen.tsx'

/** Redirects to the wizard if a language is missing, because an account needs both. */
export function SignupRoute() {
  const { nativeLanguage, targetLanguage, ...answers } = readOnboarding().answers
  const { state } = useLocation()
  if (!nativeLanguage || !targetLanguage) return <Navigate to={paths.onboarding} state={state} replace />
  return <SignupScreen answers={{ ...answers, nativeLanguage, targetLanguage }} />
}
