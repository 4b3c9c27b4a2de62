import { useEffect, useState } from 'react'

/** Safari has no idle callback. */
const paintMilliseconds = 200
/** Later than this an extra would come as a surprise. */
const latestMilliseconds = 1500

/** True once what is shown has been painted and the browser has nothing better to do. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const begin = () => setIsIdle(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, paintMilliseconds)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(begin, { timeout: latestMilliseconds })
    return () => cancelIdleCallback(request)
  }, [])
  return isIdle
}
