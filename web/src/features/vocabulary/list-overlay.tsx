import * as Dialog from 'radix-ui/dialog'
import { useRef } from 'react'
import './session.css'
import { ListSession } from './list-session.tsx'
import { openerId, useOverlay } from './use-overlay.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import { WayOut } from './way-out.ts'

/** Covers the page while a list is reviewed or tested; the address says which. */
export function ListOverlay({ random }: { random: () => number }) {
  const { listId, mode, close } = useOverlay()
  const opener = useRef('')
  const wayOut = useRef<(() => void) | null>(null)
  if (listId) opener.current = openerId(listId, mode)
  const leave = () => {
    if (wayOut.current) wayOut.current()
    else close()
  }
  return (
    <Dialog.Root open={listId !== null} onOpenChange={(open) => !open && leave()}>
      <Dialog.Portal>
        <Dialog.Content
          className="session-overlay"
          aria-describedby={undefined}
          ref={useVisibleHeight()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            document.getElementById(opener.current)?.focus()
          }}
        >
          <WayOut value={wayOut}>
            {listId && <ListSession key={`${listId}:${mode}`} listId={listId} mode={mode} random={random} />}
          </WayOut>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
