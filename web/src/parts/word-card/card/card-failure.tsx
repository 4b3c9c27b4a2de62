import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { errorMessage } from '../../errors/error-message.ts'

type Props = { error: unknown; onRetry: () => void }

export function CardFailure({ error, onRetry }: Props) {
  const { t } = useTranslation(['lookup', 'common'])
  return (
    <div className="word-card__failure">
      <p>{t('failed')}</p>
      <p className="word-card__note">{errorMessage(error, t)}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </div>
  )
}
