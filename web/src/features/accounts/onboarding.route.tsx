import { OnboardingScreen } from './onboarding-screen.tsx'

export function OnboardingRoute() {
  return <OnboardingScreen />
}
