import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../parts/errors/error-message.ts'
import { Button } from '../../ui/button/button.tsx'

type Props = { error: unknown; onRetry: () => void }

/** Explains that the figures are zero because they could not be loaded. */
export function FiguresUnavailable({ error, onRetry }: Props) {
  const { t } = useTranslation(['progress', 'common'])
  const retry = (event: MouseEvent<HTMLElement>) => {
    // The retry removes the focused button, so the focus moves to the heading of the page.
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
