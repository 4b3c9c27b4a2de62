import MoveHorizontal from 'lucide-react/icons/move-horizontal'
import Plus from 'lucide-react/icons/plus'
import Replace from 'lucide-react/icons/replace'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'

type Props = { onAdd: () => void; onShift: () => void; onReplace: () => void }

/** Buttons for the whole text. */
export function EditorTools({ onAdd, onShift, onReplace }: Props) {
  const { t } = useTranslation('ownMedia')
  return (
    <div className="editor__tools">
      <Button variant="quiet" onClick={onAdd}>
        <Plus className="icon icon--sm" aria-hidden="true" />
        {t('editor.add')}
      </Button>
      <Button variant="quiet" onClick={onShift}>
        <MoveHorizontal className="icon icon--sm" aria-hidden="true" />
        {t('editor.shift')}
      </Button>
      <Button variant="quiet" onClick={onReplace}>
        <Replace className="icon icon--sm" aria-hidden="true" />
        {t('editor.replace')}
      </Button>
    </div>
  )
}
