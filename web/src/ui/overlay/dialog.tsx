import X from 'lucide-react/icons/x'
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
  /**
   * Receives the focus when the dialog closes and the element focused before, such as a menu item, no longer exists.
   */
  returnFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A modal dialog: centred on large screens, a bottom sheet on phones. */
export function Dialog({ open, onOpenChange, ...props }: Props) {
  // Radix's own overlay inserts a style element, which the content security policy forbids.
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="dialog-scrim" />
        <Content {...props} />
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A separate component, so that its state is created each time the dialog opens. */
function Content({ title, description, returnFocus, children }: Omit<Props, 'open' | 'onOpenChange'>) {
  const { t } = useTranslation('common')
  // Read during the first render, before a field with autofocus takes the focus.
  const [before] = useState(() => document.activeElement)
  return (
    <Radix.Content
      className="dialog"
      {...(description ? {} : { 'aria-describedby': undefined })}
      onCloseAutoFocus={(event) => {
        // Radix returns the focus only to its own trigger; our button is elsewhere.
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
