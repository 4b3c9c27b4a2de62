import { createContext, type RefObject, useContext, useEffect, useEffectEvent } from 'react'

/** Holds what leaves the open form, if one is open. */
export const WayOut = createContext<RefObject<(() => void) | null> | null>(null)

/** While the caller is shown, Escape and the cross of the session call this instead of closing the session. */
export function useWayOut(onLeave: () => void) {
  const wayOut = useContext(WayOut)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (!wayOut) return
    wayOut.current = () => leave()
    return () => {
      wayOut.current = null
    }
  }, [wayOut])
}
