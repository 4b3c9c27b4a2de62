import type { Word } from '@verbena/contract/vocabulary/words'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'

type Props = { word: Word; onUndo: () => void }

/** Rendered inside the session, because its dialog traps the focus and the toasts of the page cannot be reached. */
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
