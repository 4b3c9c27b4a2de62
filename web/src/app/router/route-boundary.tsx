import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { resetFailedPages } from '../../parts/deferred/lazy-page.tsx'
import { errorMessage } from '../../parts/errors/error-message.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { usePageFocus } from '../../ui/layout/use-page-focus.ts'
import { PageSkeleton } from './page-skeleton.tsx'

/** Shows a skeleton while a page loads, and an error with a retry button if it fails. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary key={pathname} onRetry={reset}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

type Props = { onRetry: () => void; children: ReactNode }
type State = { error: unknown; hasFailed: boolean }

class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, hasFailed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true }
  }

  retry = () => {
    this.props.onRetry()
    resetFailedPages()
    this.setState({ error: undefined, hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <PageFailure error={this.state.error} onRetry={this.retry} />
  }
}

function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('common')
  const main = useRef<HTMLElement>(null)
  const title = t('failure.title')
  usePageFocus(main)
  useEffect(() => {
    document.title = `${title} · Verbena`
  }, [title])
  const text = error instanceof ApiError ? errorMessage(error, t) : t('failure.unexpected')
  return (
    <main ref={main} tabIndex={-1} className="page">
      <ErrorState title={title} text={text} onRetry={onRetry} />
    </main>
  )
}
