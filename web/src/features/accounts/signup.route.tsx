import { Navigate, useLocation } from 'react-router'
import { readOnboarding } from '../../parts/onboarding-answers.ts'
import { paths } from '../../parts/paths.ts'
import { SignupScreen } from './signup-screen.tsx'

/** An account needs both languages: without them the wizard comes first. */
export function SignupRoute() {
  const { nativeLanguage, targetLanguage, ...answers } = readOnboarding().answers
  const { state } = useLocation()
  if (!nativeLanguage || !targetLanguage) return <Navigate to={paths.onboarding} state={state} replace />
  return <SignupScreen answers={{ ...answers, nativeLanguage, targetLanguage }} />
}
