import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../parts/navigation/paths.ts'

/**
 * Opens the practice of cards that are not due yet. It replaces the current history entry, so that leaving it returns
 * to the same page.
 */
export function useExtraPractice() {
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => void navigate(paths.practice, { replace: true, state })
}
