import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type Props = { open: boolean; onKeepEditing: () => void; onDiscard: () => void }

/** Confirms that unsaved changes of a form are discarded. Every other way of closing the dialog keeps them. */
export function DiscardDialog({ open, onKeepEditing, onDiscard }: Props) {
  const { t } = useTranslation('vocabulary')
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onKeepEditing()}
      title={t('discardTitle')}
      description={t('discardText')}
    >
      <div className="form-actions">
        <Button variant="text" onClick={onDiscard}>
          {t('discard')}
        </Button>
        <Button variant="primary" onClick={onKeepEditing}>
          {t('keepEditing')}
        </Button>
      </div>
    </Dialog>
  )
}
