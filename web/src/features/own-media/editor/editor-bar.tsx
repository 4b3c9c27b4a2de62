import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import type { Editor } from './use-editor.ts'

/** The bar with the number of unsaved changes and the buttons to undo, redo and save; always visible. */
export function EditorBar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('ownMedia')
  const { changes, past, future, dispatch, save, isSaving, failure, isDraftStored } = editor
  const count = changes.length
  return (
    <div className="editor__bar">
      <div className="editor__status">
        <p role="alert" className="field__error">
          {failure}
        </p>
        <p role="status">
          <SaveStatus editor={editor} />
        </p>
        {!isDraftStored && count > 0 && <p className="field__error">{t('editor.notKept')}</p>}
      </div>
      <IconButton
        label={t('editor.undo')}
        disabled={past.length === 0}
        icon={<Undo2 className="icon" aria-hidden="true" />}
        onClick={() => dispatch({ type: 'undo' })}
      />
      <IconButton
        label={t('editor.redo')}
        disabled={future.length === 0}
        icon={<Redo2 className="icon" aria-hidden="true" />}
        onClick={() => dispatch({ type: 'redo' })}
      />
      <Button variant="primary" busy={isSaving} disabled={count === 0} onClick={() => void save()}>
        {isSaving ? t('editor.saving') : t('editor.save')}
      </Button>
    </div>
  )
}

function SaveStatus({ editor: { notice, changes } }: { editor: Editor }) {
  const { t } = useTranslation('ownMedia')
  if (notice?.kind === 'rebased') return t('editor.rebased', { count: notice.count })
  if (notice?.kind === 'draftRestored') return t('editor.draftBack')
  return changes.length === 0 ? t('editor.savedAll') : t('editor.unsaved', { count: changes.length })
}
