/**
 * Does the work unless another tab of this browser does it just now. Where the browser has no locks for us there is
 * nobody to agree with: then the server decides.
 * @returns whether it was done here
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
