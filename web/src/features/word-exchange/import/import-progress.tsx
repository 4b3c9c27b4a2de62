import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { useImportProgress } from './use-import-progress.ts'

/** The progress of an import, and the button to cancel it. */
export function ImportProgress({ run, onCancel }: { run: string; onCancel: () => void }) {
  const { t } = useTranslation('wordExchange')
  const share = useImportProgress(run)
  return (
    <div className="word-progress">
      <p role="status">{t('in.applying')}</p>
      <progress aria-label={t('in.applying')} {...(share !== null && { value: share, max: 1 })} />
      <div className="word-actions">
        <Button variant="quiet" onClick={onCancel}>
          {t('in.cancel')}
        </Button>
      </div>
    </div>
  )
}
