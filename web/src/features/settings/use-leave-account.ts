import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../../parts/navigation/paths.ts'
import { clearLearnerData } from '../../parts/storage/clear-learner-data.ts'

/** Deletes the learner's data from this browser after all sessions were ended, and opens the login page. */
export function useLeaveAccount(): () => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return () => {
    clearLearnerData(queryClient)
    void navigate(paths.login, { replace: true })
  }
}
