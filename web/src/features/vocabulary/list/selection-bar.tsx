import type { WordList } from '@verbena/contract/vocabulary/lists'
import { movedWordsMaximum } from '@verbena/contract/vocabulary/vocabulary-limits'
import FolderInput from 'lucide-react/icons/folder-input'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CreateListDialog } from '../../../parts/create-list/create-list-dialog.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx'

type ListOption = Pick<WordList, 'id' | 'name'>
type Props = {
  count: number
  others: readonly ListOption[]
  isMoving: boolean
  onMove: (into: ListOption) => void
  onClear: () => void
}

/** The actions for the selected words, at the bottom of the screen. */
export function SelectionBar({ count, others, isMoving, onMove, onClear }: Props) {
  const { t } = useTranslation('lists')
  const button = useRef<HTMLButtonElement>(null)
  const [isCreating, setCreating] = useState(false)
  const isTooMany = count > movedWordsMaximum
  return (
    <section className="selection-bar" aria-label={t('words.selected', { count })}>
      <IconButton
        label={t('words.clear')}
        icon={<X className="icon" aria-hidden="true" />}
        onClick={onClear}
      />
      <p role="status">
        {isTooMany ? t('words.tooMany', { count: movedWordsMaximum }) : t('words.selected', { count })}
      </p>
      <Menu
        label={t('words.moveTo')}
        trigger={
          <Button ref={button} variant="primary" busy={isMoving} disabled={isTooMany}>
            <FolderInput className="icon" aria-hidden="true" /> {t('words.moveTo')}
          </Button>
        }
      >
        {others.map((list) => (
          <MenuItem key={list.id} onSelect={() => onMove(list)}>
            {list.name}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => setCreating(true)}>
          <Plus className="icon" aria-hidden="true" /> {t('words.newList')}
        </MenuItem>
      </Menu>
      <CreateListDialog
        open={isCreating}
        onOpenChange={setCreating}
        description="optional"
        returnFocus={button}
        onCreated={onMove}
      />
    </section>
  )
}
