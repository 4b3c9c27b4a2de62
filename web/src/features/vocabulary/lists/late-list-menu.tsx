import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LatePart } from '../late/late-part.tsx'
import { lateListMenu } from '../late/late-parts.ts'
import type { ListMenuProps } from './list-menu.tsx'

/** The button of a list's menu; pressed for the first time it is replaced by the menu itself, which opens. */
export function LateListMenu(props: ListMenuProps) {
  const { t } = useTranslation('lists')
  const [isWanted, setWanted] = useState(false)
  return (
    <LatePart part={lateListMenu} given={isWanted ? props : null} onFail={() => setWanted(false)}>
      <IconButton
        ref={props.button}
        label={t('menu.open', { name: props.list.name })}
        aria-haspopup="menu"
        aria-expanded={false}
        icon={<EllipsisVertical className="icon" aria-hidden="true" />}
        onClick={() => setWanted(true)}
      />
    </LatePart>
  )
}
