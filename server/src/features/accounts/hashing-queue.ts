import { AppError } from '../../errors.ts'

type Limits = {
  atOnce: number
  /** What may wait in all, and of one address. */
  waiting: number
  waitingPerAddress: number
}

/**
 * Runs work a few at a time. Addresses take turns, so that one that asks for much waits behind itself; what would
 * have to wait behind too many is refused.
 */
export function createHashingQueue({ atOnce, waiting, waitingPerAddress }: Limits) {
  let running = 0
  let total = 0
  const lines = new Map<string, (() => void)[]>()

  const stand = (address: string) =>
    new Promise<void>((resolve) => {
      const line = lines.get(address) ?? []
      if (total >= waiting || line.length >= waitingPerAddress)
        throw new AppError('BUSY', 'The server is busy. Please try again.', 1)
      line.push(resolve)
      lines.set(address, line)
      total++
    })

  const callNext = () => {
    const [first] = lines
    if (!first) {
      running--
      return
    }
    const [address, line] = first
    const next = line.shift()
    total--
    // To the end of the round, behind the other addresses.
    lines.delete(address)
    if (line.length > 0) lines.set(address, line)
    next?.()
  }

  return async <T>(address: string, work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await stand(address)
    else running++
    try {
      return await work()
    } finally {
      callNext()
    }
  }
}
