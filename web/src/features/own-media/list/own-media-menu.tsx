import type { OwnMedia } from '@verbena/contract/own-media/own-media'
import { Captions, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx'
import { ownTranscriptPath } from '../own-transcript-path.ts'

type Props = {
  item: OwnMedia
  button: RefObject<HTMLButtonElement | null>
  onEdit: () => void
  onRemove: () => void
}

export function OwnMediaMenu({ item, button, onEdit, onRemove }: Props) {
  const { t } = useTranslation('ownMedia')
  const navigate = useNavigate()
  const label = t('menu.open', { title: item.title })
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
        {t('menu.details')}
      </MenuItem>
      <MenuItem onSelect={() => void navigate(ownTranscriptPath(item))}>
        <Captions className="icon" aria-hidden="true" />
        {item.lines > 0 ? t('menu.text') : t('menu.addText')}
      </MenuItem>
      <MenuItem onSelect={onRemove}>
        <Trash2 className="icon" aria-hidden="true" />
        {t('menu.remove')}
      </MenuItem>
    </Menu>
  )
}
