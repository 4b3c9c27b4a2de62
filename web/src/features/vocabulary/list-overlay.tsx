import { useRef } from 'react'
import { SessionOverlay } from '../../parts/session/session-overlay.tsx'
import './session.css'
import { ListSession } from './list-session.tsx'
import { openerId, useOverlay } from './use-overlay.ts'
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
    <SessionOverlay
      open={listId !== null}
      onLeave={leave}
      onClosed={() => document.getElementById(opener.current)?.focus()}
    >
      <WayOut value={wayOut}>
        {listId && <ListSession key={`${listId}:${mode}`} listId={listId} mode={mode} random={random} />}
      </WayOut>
    </SessionOverlay>
  )
}
