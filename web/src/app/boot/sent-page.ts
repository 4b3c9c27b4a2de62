import {
  hasEnoughInterests,
  hasOnboardingAnswers,
  readOnboarding,
} from '../../parts/learner/onboarding-answers.ts'

/** Whether the visitor comes with a state: from another page, or back to a step of the wizard. */
const hasState = () => history.state?.usr != null

const hasEmailedToken = () => Boolean(new URLSearchParams(location.search).get('token'))

/** Whether the HTML of a public page is exactly what this browser renders. */
export function isRenderedAsSent(page: string): boolean {
  if (hasOnboardingAnswers() || hasState()) return false
  return page === 'reset-password' ? hasEmailedToken() : location.search === ''
}

/** Whether the page shows something else than its HTML: another step of the wizard, or that a link is not valid. */
export function showsOtherContent(page: string): boolean {
  // With all answers it opens on the last of them.
  if (page === 'onboarding') return hasState() || hasEnoughInterests(readOnboarding().answers)
  return page === 'reset-password' && !hasEmailedToken()
}
