import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { clearSession } from '../../api/session.ts'
import { paths } from '../../parts/navigation/paths.ts'

/**
 * Loads the code that deletes the stored data on demand (background-tasks.ts preloads it), to keep it out of the first
 * chunk.
 */
export function useLogOut() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { t } = useTranslation('common')
  return async () => {
    const code = await import('./log-out.ts').catch(() => null)
    if (code && !(await code.logOut(queryClient, t('nav.unsent')))) return
    // If the code cannot be loaded, only the session ends. The data stay in storage under the learner's id.
    if (!code) clearSession()
    void navigate(paths.login, { replace: true })
  }
}
