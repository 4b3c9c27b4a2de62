/**
 * Runs the work unless another tab of this browser is running it. If the browser has no lock API, runs it without a
 * lock; the server then resolves conflicts.
 * @returns whether the work ran in this tab
 */
export async function tryTabLock(name: string, work: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) {
    await work()
    return true
  }
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (!lock) return false
      await work()
      return true
    })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error
  }
  await work()
  return true
}
