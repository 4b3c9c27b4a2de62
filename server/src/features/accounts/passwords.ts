import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../errors.ts'

/** OWASP's argon2id parameters with 19 MiB; about 8 ms each. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** One processor is left to everything else: hashing fills the one that it runs on. */
const atOnce = Math.max(1, availableParallelism() - 1)
const queueLimit = 32

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Takes the same time whether or not there is a stored hash. */
  matches: (password: string, stored: string | null) => Promise<boolean>
}

export function createPasswords(): Passwords {
  const inTurn = limitedTo(atOnce, queueLimit)
  let decoy: Promise<string> | null = null
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFKC'), parameters)),
    matches: (password, stored) =>
      inTurn(async () => {
        decoy ??= hash('a password that nobody has', parameters)
        const isRight = await verify(stored ?? (await decoy), password.normalize('NFKC'))
        return stored !== null && isRight
      }),
  }
}

/** Runs work a few at a time; refuses what would have to wait behind too many. */
export function limitedTo(atOnce: number, queueLimit: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= queueLimit) throw new AppError('BUSY', 'The server is busy. Please try again.', 1)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
