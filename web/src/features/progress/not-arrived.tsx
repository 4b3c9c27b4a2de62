import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../parts/error-message.ts'
import { Button } from '../../ui/button.tsx'

type Props = { error: unknown; onRetry: () => void }

/** The figures beside it are zero because they did not arrive, not because nothing was done. */
export function NotArrived({ error, onRetry }: Props) {
  const { t } = useTranslation(['progress', 'common'])
  return (
    <div className="not-arrived" role="alert">
      <p>
        <strong>{t('failed')}</strong> {errorMessage(error, t)}
      </p>
      <Button variant="quiet" onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </div>
  )
}
