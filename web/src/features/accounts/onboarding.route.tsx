import { onboarding as english } from '../../i18n/en/onboarding.ts'
import { onboarding as spanish } from '../../i18n/es/onboarding.ts'
import { addMessages } from '../../i18n/i18n.ts'
import { OnboardingScreen } from './onboarding/onboarding-screen.tsx'

addMessages('onboarding', english, spanish)

export function OnboardingRoute() {
  return <OnboardingScreen />
}
