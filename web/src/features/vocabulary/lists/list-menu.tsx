import type { WordList } from '@verbena/contract/vocabulary'
import { EllipsisVertical, Merge, Pencil, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'

type Props = {
  list: WordList
  button: RefObject<HTMLButtonElement | null>
  /** With one list alone there is none to merge it with. */
  mayMerge: boolean
  onEdit: () => void
  onMerge: () => void
  onDelete: () => void
}

export function ListMenu({ list: { name }, button, mayMerge, onEdit, onMerge, onDelete }: Props) {
  const { t } = useTranslation('lists')
  const label = t('menu.open', { name })
  return (
    <Menu
      label={label}
      trigger={
        <IconButton
          ref={button}
          label={label}
          icon={<EllipsisVertical className="icon" aria-hidden="true" />}
        />
      }
    >
      <MenuItem onSelect={onEdit}>
        <Pencil className="icon" aria-hidden="true" />
        {t('menu.edit')}
      </MenuItem>
      {mayMerge && (
        <MenuItem onSelect={onMerge}>
          <Merge className="icon" aria-hidden="true" />
          {t('menu.merge')}
        </MenuItem>
      )}
      <MenuItem onSelect={onDelete}>
        <Trash2 className="icon" aria-hidden="true" />
        {t('menu.delete')}
      </MenuItem>
    </Menu>
  )
}
