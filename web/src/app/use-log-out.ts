import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../parts/paths.ts'
import { logOut } from './log-out.ts'

export function useLogOut() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return () => {
    logOut(queryClient)
    void navigate(paths.login, { replace: true })
  }
}
