import { useRef } from 'react'
import { SessionOverlay } from '../../../parts/session/session-overlay.tsx'
import './session.css'
import { LeaveHandler } from '../list-review/leave-handler.ts'
import { ListSession } from './list-session.tsx'
import { openerId, useSessionAddress } from './use-session-address.ts'

/** Full-screen review or test of a list; the URL selects which. */
export function ListSessionOverlay({ random }: { random: () => number }) {
  const { listId, mode, close } = useSessionAddress()
  const openerElementId = useRef('')
  const leaveHandler = useRef<(() => void) | null>(null)
  if (listId) openerElementId.current = openerId(listId, mode)
  const leave = () => {
    if (leaveHandler.current) leaveHandler.current()
    else close()
  }
  return (
    <SessionOverlay
      open={listId !== null}
      onLeave={leave}
      onClosed={() => document.getElementById(openerElementId.current)?.focus()}
    >
      <LeaveHandler value={leaveHandler}>
        {listId && <ListSession key={`${listId}:${mode}`} listId={listId} mode={mode} random={random} />}
      </LeaveHandler>
    </SessionOverlay>
  )
}
