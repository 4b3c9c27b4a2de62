import type { Database } from '../../database/database.ts'
import type { Payments } from '../../providers/payments.ts'

type Options = { db: Database; clock: { now: () => Date }; periodSeconds: number; publicUrl: string }

export function createSandboxPayments(_options: Options): Payments {
  throw new Error('not written yet')
}
