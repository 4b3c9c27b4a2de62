import { useNavigate } from 'react-router'
import { clearSession } from '../../api/session.ts'
import { forgetOnboarding } from '../../parts/onboarding-answers.ts'
import { paths } from '../../parts/paths.ts'

/** The account is signed out everywhere: this browser forgets it too, and shows the page to log in. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  return () => {
    forgetOnboarding()
    clearSession()
    void navigate(paths.login, { replace: true })
  }
}
