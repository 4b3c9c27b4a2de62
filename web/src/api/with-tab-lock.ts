/**
 * Runs the work while no other tab of this browser runs it, waiting if necessary. Without a lock API it runs at once.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work()
  try {
    return await navigator.locks.request(name, work)
  } catch (error) {
    // A browser that blocks storage also refuses locks; there is no data shared with other tabs then.
    if (error instanceof DOMException && error.name === 'SecurityError') return work()
    throw error
  }
}
