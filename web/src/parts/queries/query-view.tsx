import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { errorMessage } from '../errors/error-message.ts'

type Props<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** Shown until the first data are there. */
  loading: ReactNode
  /**
   * The title of the failure, or what is shown in place of the usual message. Without it the whole page has failed, and
   * its boundary shows that.
   */
  failed?: string | ((error: Error, onRetry: () => void) => ReactNode)
  children: (data: Data) => ReactNode
}

/** Loading and failure of what a query answers. Data that have arrived once stay, whatever becomes of a later request. */
export function QueryView<Data>({ query, loading, failed, children }: Props<Data>) {
  const { t } = useTranslation('common')
  const { data, error } = query
  if (data !== undefined) return children(data)
  if (!error) return loading
  if (failed === undefined) throw error
  const retry = () => void query.refetch()
  if (typeof failed === 'function') return failed(error, retry)
  return <ErrorState title={failed} text={errorMessage(error, t)} onRetry={retry} />
}
