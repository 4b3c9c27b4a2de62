import type { Word } from '@verbena/contract/vocabulary'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

type Props = { word: Word; onUndo: () => void }

/** Inside the session, because keyboard and pointer cannot leave its dialog for the toasts of the page. */
export function DeletedNotice({ word, onUndo }: Props) {
  const { t } = useTranslation('vocabulary')
  return (
    <div className="deleted-notice" role="status">
      <span>{t('deleted', { word: word.word })}</span>
      <Button variant="text" onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  )
}
