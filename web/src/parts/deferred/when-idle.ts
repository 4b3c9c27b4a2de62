type IdleTimes = {
  /** Runs the work after this time even if the browser is not idle. */
  timeoutMs?: number
  /** The delay in Safari, which has no `requestIdleCallback`. Default: until a page is usually painted. */
  fallbackMs?: number
}

/**
 * Runs `work` once the browser is idle.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void, { timeoutMs, fallbackMs = 200 }: IdleTimes = {}): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, fallbackMs)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, timeoutMs === undefined ? undefined : { timeout: timeoutMs })
  return () => cancelIdleCallback(request)
}
