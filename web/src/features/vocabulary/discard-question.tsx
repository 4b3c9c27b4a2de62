import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Props = { open: boolean; onKeep: () => void; onDiscard: () => void }

/** Asked before a form loses what was written in it; every way out but the one button keeps it. */
export function DiscardQuestion({ open, onKeep, onDiscard }: Props) {
  const { t } = useTranslation('vocabulary')
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onKeep()}
      title={t('discardTitle')}
      description={t('discardText')}
    >
      <div className="form-actions">
        <Button variant="text" onClick={onDiscard}>
          {t('discard')}
        </Button>
        <Button variant="primary" onClick={onKeep}>
          {t('keepEditing')}
        </Button>
      </div>
    </Dialog>
  )
}
