import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../parts/error-message.ts'
import { Button } from '../../ui/button.tsx'

type Props = { error: unknown; onRetry: () => void }

/** The figures beside it are zero because they did not arrive, not because nothing was done. */
export function NotArrived({ error, onRetry }: Props) {
  const { t } = useTranslation(['progress', 'common'])
  const retry = (event: MouseEvent<HTMLElement>) => {
    // The button goes away with the failure; the focus waits at the head of the page for what comes instead.
    event.currentTarget.closest('main')?.querySelector('h1')?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <div className="not-arrived" role="alert">
      <p>
        <strong>{t('failed')}</strong> {errorMessage(error, t)}
      </p>
      <Button variant="quiet" onClick={retry}>
        {t('common:tryAgain')}
      </Button>
    </div>
  )
}
