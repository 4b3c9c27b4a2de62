import { AppError } from '../../errors.ts'

/** Lets so many of one key be under way; another waits until it is asked again. @throws AppError BUSY */
export function createFewAtOnce(maximum: number) {
  const underWay = new Map<string, number>()
  return async <Result>(key: string, run: () => Promise<Result>): Promise<Result> => {
    const count = underWay.get(key) ?? 0
    if (count >= maximum) throw new AppError('BUSY', 'The server is busy. Please try again.', 1)
    underWay.set(key, count + 1)
    try {
      return await run()
    } finally {
      const left = (underWay.get(key) ?? 1) - 1
      if (left > 0) underWay.set(key, left)
      else underWay.delete(key)
    }
  }
}
