type Waiter = { start: () => void }

export type ConcurrencyLimit = {
  /**
   * Waits for a free slot, in the order of the calls.
   * @returns a function that releases the slot, to be called once; undefined when too many callers wait already, or when
   * `signal` is aborted first
   */
  acquire: (signal?: AbortSignal) => Promise<(() => void) | undefined>
}

/** Lets `runningMaximum` callers run at once and `waitingMaximum` wait; further callers are refused immediately. */
export function createConcurrencyLimit({
  runningMaximum,
  waitingMaximum,
}: {
  runningMaximum: number
  waitingMaximum: number
}): ConcurrencyLimit {
  let free = runningMaximum
  const waiting: Waiter[] = []
  const release = () => {
    const next = waiting.shift()
    // The slot is passed to the next waiting caller directly, so that no later caller can take it first.
    if (next) next.start()
    else free += 1
  }
  return {
    acquire: async (signal) => {
      if (free > 0) {
        free -= 1
        return release
      }
      if (waiting.length >= waitingMaximum || signal?.aborted) return undefined
      return new Promise((resolve) => {
        const stopWaiting = () => {
          waiting.splice(waiting.indexOf(waiter), 1)
          resolve(undefined)
        }
        const waiter: Waiter = {
          start: () => {
            signal?.removeEventListener('abort', stopWaiting)
            resolve(release)
          },
        }
        signal?.addEventListener('abort', stopWaiting, { once: true })
        waiting.push(waiter)
      })
    },
  }
}
