import type { WordList } from '@verbena/contract/vocabulary/lists'
import Merge from 'lucide-react/icons/merge'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '../../../ui/overlay/menu.tsx'
import { MoreMenu } from '../../../ui/overlay/more-menu.tsx'

type Props = {
  list: WordList
  button: RefObject<HTMLButtonElement | null>
  /** There is another list to merge it with. */
  canMerge: boolean
  onEdit: () => void
  onMerge: () => void
  onDelete: () => void
}

export function ListMenu({ list: { name }, button, canMerge, onEdit, onMerge, onDelete }: Props) {
  const { t } = useTranslation('lists')
  return (
    <MoreMenu label={t('menu.open', { name })} button={button}>
      <MenuItem onSelect={onEdit}>
        <Pencil className="icon" aria-hidden="true" />
        {t('menu.edit')}
      </MenuItem>
      {canMerge && (
        <MenuItem onSelect={onMerge}>
          <Merge className="icon" aria-hidden="true" />
          {t('menu.merge')}
        </MenuItem>
      )}
      <MenuItem onSelect={onDelete}>
        <Trash2 className="icon" aria-hidden="true" />
        {t('menu.delete')}
      </MenuItem>
    </MoreMenu>
  )
}
