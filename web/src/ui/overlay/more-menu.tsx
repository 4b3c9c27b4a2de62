import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Menu } from './menu.tsx'

type Props = { label: string; button: RefObject<HTMLButtonElement | null>; children: ReactNode }

/** The menu of further actions on one item of a list. @param button for the focus after a dialog of the menu */
export function MoreMenu({ label, button, children }: Props) {
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
      {children}
    </Menu>
  )
}
