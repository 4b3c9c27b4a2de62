import { AppError } from '../errors.ts'

type Limits = {
  runningMaximum: number
  waitingMaximum: number
  waitingPerKeyMaximum: number
}

/**
 * Runs at most `runningMaximum` tasks at a time. Keys take turns (round robin), so that a key with many tasks does not
 * delay the others.
 * @throws AppError BUSY when too many tasks wait, in total or of the same key
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
    // Inserting the key again puts it last in the round.
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
