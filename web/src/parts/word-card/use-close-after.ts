import { useEffect } from 'react'

/** Long enough to read "Saved to Travel". */
const readMilliseconds = 1400

/** Closes by itself a moment after `isDone`. */
export function useCloseAfter(isDone: boolean, onClose: () => void) {
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(onClose, readMilliseconds)
    return () => clearTimeout(timer)
  }, [isDone, onClose])
}
