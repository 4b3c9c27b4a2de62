import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { errorMessage } from '../errors/error-message.ts'

type Props<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** Shown until the first data have arrived. */
  loading: ReactNode
  /**
   * The title of the error message, or a replacement for it. Without it the error is thrown to the boundary of the
   * page.
   */
  failed?: string | ((error: Error, onRetry: () => void) => ReactNode)
  children: (data: Data) => ReactNode
}

/**
 * Shows the loading and error states of a query. Data stay visible if a later request fails. The first data are rendered
 * with low priority, in short tasks, so that the page reacts meanwhile.
 */
export function QueryView<Data>({ query, loading, failed, children }: Props<Data>) {
  const { t } = useTranslation('common')
  const { data, error } = query
  const wasLoading = useDeferredValue(data === undefined)
  if (data !== undefined) return wasLoading ? loading : children(data)
  if (!error) return loading
  if (failed === undefined) throw error
  const retry = () => void query.refetch()
  if (typeof failed === 'function') return failed(error, retry)
  return <ErrorState title={failed} text={errorMessage(error, t)} onRetry={retry} />
}
