import { AppError } from '../errors.ts'

type Limits = {
  runningMaximum: number
  waitingMaximum: number
  waitingPerKeyMaximum: number
}

/**
 * Runs a few tasks at a time. Keys take turns (round robin), so that a key with many tasks waits for itself and not the
 * others for it. A task that would wait behind too many is refused.
 * @throws AppError BUSY
 */
export function createFairQueue({ runningMaximum, waitingMaximum, waitingPerKeyMaximum }: Limits) {
  let running = 0
  let waiting = 0
  const queues = new Map<string, (() => void)[]>()

  const waitForTurn = (key: string) =>
    new Promise<void>((resolve) => {
      const queue = queues.get(key) ?? []
      if (waiting >= waitingMaximum || queue.length >= waitingPerKeyMaximum)
        throw new AppError('BUSY', 'The server is busy. Please try again.', 1)
      queue.push(resolve)
      queues.set(key, queue)
      waiting++
    })

  const startNext = () => {
    const [first] = queues
    if (!first) {
      running--
      return
    }
    const [key, queue] = first
    const next = queue.shift()
    waiting--
    // The key goes to the end of the round.
    queues.delete(key)
    if (queue.length > 0) queues.set(key, queue)
    next?.()
  }

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if (running >= runningMaximum) await waitForTurn(key)
    else running++
    try {
      return await work()
    } finally {
      startNext()
    }
  }
}
