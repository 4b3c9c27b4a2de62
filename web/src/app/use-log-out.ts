import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { browserStorage } from '../api/browser-storage.ts'
import { writingDraftsKey } from '../parts/forget-writing.ts'
import { outboxKey } from '../parts/outbox/forget-outbox.ts'
import { paths } from '../parts/paths.ts'
import { logOut } from './log-out.ts'

/** Nothing of a learner stays behind, so whoever has something that the server has not yet is asked before. */
const hasUnsent = () => [writingDraftsKey, outboxKey].some((key) => browserStorage.read(key) !== null)

export function useLogOut() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { t } = useTranslation('common')
  return () => {
    // The browser's own question: it works without a connection, and costs every page a line.
    if (hasUnsent() && !window.confirm(t('nav.unsent'))) return
    logOut(queryClient)
    void navigate(paths.login, { replace: true })
  }
}
