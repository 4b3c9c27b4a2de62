type IdleTimes = {
  /** The work is done after this long, even if the browser is busy. */
  timeoutMs?: number
  /** How long Safari waits, which has no idle callback. By default, until a page is painted. */
  fallbackMs?: number
}

/**
 * Runs `work` once the browser has nothing better to do.
 * @returns cancels it
 */
export function whenIdle(work: () => void, { timeoutMs, fallbackMs = 200 }: IdleTimes = {}): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, fallbackMs)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, timeoutMs === undefined ? undefined : { timeout: timeoutMs })
  return () => cancelIdleCallback(request)
}
