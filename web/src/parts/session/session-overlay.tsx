import * as Dialog from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import './session.css'
import { useVisibleHeight } from './use-visible-height.ts'

type Props = {
  open: boolean
  /** Escape, or the cross of the frame. */
  onLeave: () => void
  /** Takes the focus back where nothing else on the page does. */
  onClosed?: () => void
  children: ReactNode
}

/** Covers the page while something is learned or practised, and keeps the keyboard inside. */
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
