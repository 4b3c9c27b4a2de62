import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Optional content that appears later than this would distract the reader. */
export const idleTimes = { timeoutMs: 1500 }

/** True once the page has been painted and the browser is idle. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const cancel = whenIdle(() => setIsIdle(true), idleTimes)
    return cancel
  }, [])
  return isIdle
}
