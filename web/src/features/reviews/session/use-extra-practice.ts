import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../parts/navigation/paths.ts'

/** Goes on to what is not due yet, in the place of what was; leaving it leads where this one would have led. */
export function useExtraPractice() {
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => void navigate(paths.practice, { replace: true, state })
}
