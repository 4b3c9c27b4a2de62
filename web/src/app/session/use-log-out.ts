import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../parts/navigation/paths.ts'
import { logOut } from './log-out.ts'

export function useLogOut() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { t } = useTranslation('common')
  return async () => {
    if (await logOut(queryClient, t('nav.unsent'))) void navigate(paths.login, { replace: true })
  }
}
