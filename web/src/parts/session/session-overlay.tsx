import * as Dialog from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import './session.css'
import { useVisibleHeight } from './use-visible-height.ts'

type Props = {
  open: boolean
  /** Called for Escape and for the close button. */
  onLeave: () => void
  /** Moves the focus back if no other part of the page does. */
  onClosed?: () => void
  children: ReactNode
}

/** A full-screen dialog for learning and practice; it traps the focus. */
export function SessionOverlay({ open, onLeave, onClosed, children }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onLeave()}>
      <Dialog.Portal>
        <Dialog.Content
          className="session-overlay"
          aria-describedby={undefined}
          ref={useVisibleHeight()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed?.()
          }}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
