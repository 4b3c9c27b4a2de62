import type { OwnMedia } from '@verbena/contract/own-media/own-media'
import Captions from 'lucide-react/icons/captions'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { MenuItem } from '../../../ui/overlay/menu.tsx'
import { MoreMenu } from '../../../ui/overlay/more-menu.tsx'
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
  return (
    <MoreMenu label={t('menu.open', { title: item.title })} button={button}>
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
    </MoreMenu>
  )
}
