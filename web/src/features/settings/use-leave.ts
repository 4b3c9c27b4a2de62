import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { forgetLearner } from '../../parts/forget-learner.ts'
import { paths } from '../../parts/paths.ts'

/** The account is signed out everywhere: this browser forgets it too, and shows the page to log in. */
export function useLeave(): () => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return () => {
    forgetLearner(queryClient)
    void navigate(paths.login, { replace: true })
  }
}
