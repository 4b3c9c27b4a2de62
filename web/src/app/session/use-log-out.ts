import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { clearSession } from '../../api/session.ts'
import { paths } from '../../parts/navigation/paths.ts'

/** The code that clears the browser is loaded beside every page (background-tasks.ts), not with the first one. */
export function useLogOut() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { t } = useTranslation('common')
  return async () => {
    const code = await import('./log-out.ts').catch(() => null)
    if (code && !(await code.logOut(queryClient, t('nav.unsent')))) return
    // Without that code what is stored stays, under the learner's id, and only the session ends.
    if (!code) clearSession()
    void navigate(paths.login, { replace: true })
  }
}
