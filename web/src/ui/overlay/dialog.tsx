import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { type ReactNode, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './dialog.css'
import { IconButton } from '../button/icon-button.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  /** Takes the focus when the dialog closes and the element that had it, such as a menu item, no longer exists. */
  returnFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A question of its own: a window in the middle, on a phone a sheet from below. */
export function Dialog({ open, onOpenChange, ...props }: Props) {
  // Radix's own overlay writes a style element into the page, which the content security policy forbids.
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="dialog-scrim" />
        <Content {...props} />
      </Radix.Portal>
    </Radix.Root>
  )
}

/** There as long as the dialog is open. */
function Content({ title, description, returnFocus, children }: Omit<Props, 'open' | 'onOpenChange'>) {
  const { t } = useTranslation('common')
  // Asked before anything is drawn: a field of the dialog may take the focus by itself.
  const [before] = useState(() => document.activeElement)
  return (
    <Radix.Content
      className="dialog"
      {...(description ? {} : { 'aria-describedby': undefined })}
      onCloseAutoFocus={(event) => {
        // Radix gives focus back only to a trigger of its own, and ours is a button elsewhere.
        event.preventDefault()
        const target = returnFocus?.current ?? before
        if (target instanceof HTMLElement) target.focus()
      }}
    >
      <div className="dialog__head">
        <Radix.Title>{title}</Radix.Title>
        <Radix.Close asChild>
          <IconButton label={t('close')} icon={<X className="icon" aria-hidden="true" />} />
        </Radix.Close>
      </div>
      {description && <Radix.Description className="dialog__description">{description}</Radix.Description>}
      {children}
    </Radix.Content>
  )
}
