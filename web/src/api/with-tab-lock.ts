/**
 * Does the work while no other tab of this browser does it: waits until theirs is done. Where the browser has no locks
 * for us it is done at once.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work()
  try {
    return await navigator.locks.request(name, work)
  } catch (error) {
    // Where the browser closes its storage to us it refuses locks too; then there is no other tab to agree with.
    if (error instanceof DOMException && error.name === 'SecurityError') return work()
    throw error
  }
}
