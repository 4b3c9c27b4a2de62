import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { getSession, onSessionEnd, subscribeToSession } from '../../api/session.ts'
import { ToastProvider } from '../../ui/feedback/toast.tsx'
import { clearToasts, showToast } from '../../ui/feedback/toast-store.ts'

type Props = { queryClient: QueryClient; children: ReactNode }

export function Providers({ queryClient, children }: Props) {
  const { t } = useTranslation('common')
  useEffect(() => {
    return clearCacheOfOtherLearners(queryClient)
  }, [queryClient])
  useEffect(() => {
    return onSessionEnd(() => showToast({ text: t('errors.SESSION_ENDED') }))
  }, [t])
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  )
}

/** Removes cached data when the learner changes, also by another tab. */
function clearCacheOfOtherLearners(queryClient: QueryClient): () => void {
  let before = getSession()
  return subscribeToSession(() => {
    const [was, session] = [before, getSession()]
    before = session
    if (session && !was) clearToasts()
    if (session?.learnerId !== was?.learnerId) {
      queryClient.removeQueries({ type: 'inactive' })
      if (session) void queryClient.resetQueries({ type: 'active' })
      else queryClient.removeQueries()
    } else if (session?.user.accountType !== was?.user.accountType) {
      // Another plan unlocks other items; the page shows the cached data until the new data are loaded.
      void queryClient.invalidateQueries()
    }
  })
}
