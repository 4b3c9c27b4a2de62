type Waiter = { start: () => void }

export type ConcurrencyLimit = {
  /**
   * Waits for a free slot, first come first served.
   * @returns the function that releases the slot, to be called once; undefined when too many wait already, or when
   * `signal` is aborted first
   */
  acquire: (signal?: AbortSignal) => Promise<(() => void) | undefined>
}

/** Lets so many callers run at once and some more wait in a queue; the others are refused at once. */
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
    // The slot passes to the next in the queue directly, so that nobody who comes later takes it.
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
        const giveUp = () => {
          waiting.splice(waiting.indexOf(waiter), 1)
          resolve(undefined)
        }
        const waiter: Waiter = {
          start: () => {
            signal?.removeEventListener('abort', giveUp)
            resolve(release)
          },
        }
        signal?.addEventListener('abort', giveUp, { once: true })
        waiting.push(waiter)
      })
    },
  }
}
