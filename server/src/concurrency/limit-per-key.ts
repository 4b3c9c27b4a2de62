import { AppError } from '../errors.ts'

/** Runs at most `maximum` tasks of one key (a learner or an IP address) at once. @throws AppError BUSY */
export function createLimitPerKey(maximum: number) {
  const running = new Map<string, number>()
  return async <Result>(key: string, run: () => Promise<Result>): Promise<Result> => {
    const count = running.get(key) ?? 0
    if (count >= maximum) throw new AppError('BUSY', 'The server is busy. Please try again.', 1)
    running.set(key, count + 1)
    try {
      return await run()
    } finally {
      const left = (running.get(key) ?? 1) - 1
      if (left > 0) running.set(key, left)
      else running.delete(key)
    }
  }
}
