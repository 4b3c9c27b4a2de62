import { createContext, type RefObject, useContext, useEffect, useEffectEvent } from 'react'

/** A ref to the handler that leaves the open form; null while no form is open. */
export const LeaveHandler = createContext<RefObject<(() => void) | null> | null>(null)

/** While the caller is mounted, Escape and the close button of the session call `onLeave` instead of closing it. */
export function useLeaveHandler(onLeave: () => void) {
  const handler = useContext(LeaveHandler)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (!handler) return
    handler.current = () => leave()
    return () => {
      handler.current = null
    }
  }, [handler])
}
