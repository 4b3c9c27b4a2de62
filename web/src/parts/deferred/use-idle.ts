import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Content that appears later than this surprises the reader. */
export const idleTimes = { timeoutMs: 1500 }

/** True once the page has been painted and the browser has nothing better to do. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const cancel = whenIdle(() => setIsIdle(true), idleTimes)
    return cancel
  }, [])
  return isIdle
}
