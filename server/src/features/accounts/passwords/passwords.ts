import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createFairQueue } from '../../../concurrency/fair-queue.ts'
import { normalisePassword } from './password-rules.ts'

/** OWASP's argon2id parameters with 19 MiB; a hash takes about 8 ms. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const limits = {
  /** One CPU core stays free for other work, because each hash occupies one. */
  runningMaximum: Math.max(1, availableParallelism() - 1),
  /** About a second of work. Many wait per address, because a school class shares one. */
  waitingMaximum: 128,
  waitingPerKeyMaximum: 32,
}

type HashingCost = typeof parameters

export type Passwords = {
  /** @param address the key of the fair queue, so that one client cannot fill it */
  hash: (password: string, address: string) => Promise<string>
  /** Takes the same time whether or not there is a stored hash, so that timing does not reveal accounts. */
  matches: (password: string, stored: string | null, address: string) => Promise<boolean>
}

/** @param cost the cost of a hash; tests use a small one */
export function createPasswords(cost: HashingCost = parameters): Passwords {
  const enqueue = createFairQueue(limits)
  let decoy: Promise<string> | null = null
  return {
    hash: (password, address) => enqueue(address, () => hash(normalisePassword(password), cost)),
    matches: (password, stored, address) =>
      enqueue(address, async () => {
        decoy ??= hash('a password that nobody has', cost)
        const isRight = await verify(stored ?? (await decoy), normalisePassword(password))
        return stored !== null && isRight
      }),
  }
}
