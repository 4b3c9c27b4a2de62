import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import type { MediaFailure } from '../media/media-adapter.ts'

type Props = { failure: MediaFailure; onRetry: () => void }

export function MediaFailed({ failure, onRetry }: Props) {
  const { t } = useTranslation(['player', 'common'])
  return (
    <div className="video__failed" role="alert">
      <p>{t(`failures.${failure}`)}</p>
      <p>{t('failureHint')}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </div>
  )
}
