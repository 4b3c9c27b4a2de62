import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { getSession, onSessionEnd, subscribeToSession } from '../api/session.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { clearToasts, showToast } from '../ui/toast-store.ts'

type Props = { queryClient: QueryClient; children: ReactNode }

export function Providers({ queryClient, children }: Props) {
  const { t } = useTranslation('common')
  useEffect(() => {
    return forgetOtherLearners(queryClient)
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

/** What was fetched for one learner is not another's to see, also when it was another tab that changed them. */
function forgetOtherLearners(queryClient: QueryClient): () => void {
  let before = getSession()?.user
  return subscribeToSession(() => {
    const [was, user] = [before, getSession()?.user]
    before = user
    if (user && !was) clearToasts()
    if (user?.username !== was?.username) {
      queryClient.removeQueries({ type: 'inactive' })
      if (user) void queryClient.resetQueries({ type: 'active' })
      else queryClient.removeQueries()
    } else if (user?.accountType !== was?.accountType) {
      // Another plan opens or locks things; what is on the page stays until the new answers are in.
      void queryClient.invalidateQueries()
    }
  })
}
