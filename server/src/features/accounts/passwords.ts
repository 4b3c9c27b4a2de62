import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createHashingQueue } from './hashing-queue.ts'
import { plainPassword } from './password-rules.ts'

/** OWASP's argon2id parameters with 19 MiB; about 8 ms each. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const limits = {
  /** One processor is left to everything else: hashing fills the one that it runs on. */
  atOnce: Math.max(1, availableParallelism() - 1),
  /** About a second's work. A class that signs in together shares an address. */
  waiting: 128,
  waitingPerAddress: 32,
}

export type Passwords = {
  /** @param address whose turn it is: one client cannot fill the queue */
  hash: (password: string, address: string) => Promise<string>
  /** Takes the same time whether or not there is a stored hash. */
  matches: (password: string, stored: string | null, address: string) => Promise<boolean>
}

export function createPasswords(): Passwords {
  const inTurn = createHashingQueue(limits)
  let decoy: Promise<string> | null = null
  return {
    hash: (password, address) => inTurn(address, () => hash(plainPassword(password), parameters)),
    matches: (password, stored, address) =>
      inTurn(address, async () => {
        decoy ??= hash('a password that nobody has', parameters)
        const isRight = await verify(stored ?? (await decoy), plainPassword(password))
        return stored !== null && isRight
      }),
  }
}
