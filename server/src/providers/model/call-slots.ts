type Waiter = { enter: () => void }

export type CallSlots = {
  /**
   * Waits for a place among those who call.
   * @returns what gives it back, to be called once; undefined when too many wait already, or when `signal` came first
   */
  take: (signal: AbortSignal) => Promise<(() => void) | undefined>
}

/** Lets so many call at once; some more wait in a row, and the rest is turned away at once. */
export function createCallSlots({
  callsMaximum,
  waitingMaximum,
}: {
  callsMaximum: number
  waitingMaximum: number
}): CallSlots {
  let free = callsMaximum
  const waiting: Waiter[] = []
  const giveBack = () => {
    const next = waiting.shift()
    // The place goes from hand to hand, so that nobody who comes later slips in between.
    if (next) next.enter()
    else free += 1
  }
  return {
    take: async (signal) => {
      if (free > 0) {
        free -= 1
        return giveBack
      }
      if (waiting.length >= waitingMaximum || signal.aborted) return undefined
      return new Promise((resolve) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(waiter), 1)
          resolve(undefined)
        }
        const waiter: Waiter = {
          enter: () => {
            signal.removeEventListener('abort', leave)
            resolve(giveBack)
          },
        }
        signal.addEventListener('abort', leave, { once: true })
        waiting.push(waiter)
      })
    },
  }
}
