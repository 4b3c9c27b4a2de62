import type { Database } from '../../database/database.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Payments } from '../../providers/payments/payments.ts'
import {
  cancelSandboxSubscription,
  endSandboxSubscription,
  findSandboxSubscription,
} from './sandbox.queries.ts'
import { sandboxStateAt } from './sandbox-state.ts'

type Options = { db: Database; clock: { now: () => Date }; periodSeconds: number; publicUrl: string }

const sessionPrefix = 'sandbox_cs_'
const sandboxSessionId = (checkoutId: string) => `${sessionPrefix}${checkoutId}`
export const sandboxSubscriptionId = (checkoutId: string) => `sandbox_sub_${checkoutId}`

/** A payment provider for development: our own page replaces the card form. */
export function createSandboxPayments({ db, clock, periodSeconds, publicUrl }: Options): Payments {
  return {
    name: 'sandbox',
    openCheckout: async ({ checkoutId, from }) => ({
      providerId: sandboxSessionId(checkoutId),
      // The page shows the price of the plans page unless `from` says otherwise.
      url: `${publicUrl}/sandbox-checkout/${checkoutId}${from === 'settings' ? '?from=settings' : ''}`,
    }),
    findSubscriptionOf: async (providerId) => {
      const id = sandboxSubscriptionId(providerId.slice(sessionPrefix.length))
      return (await findSandboxSubscription(db, id))?.id ?? null
    },
    readSubscription: async (id) => {
      const row = await findSandboxSubscription(db, id)
      if (!row) throw notFound('subscription')
      return { id, checkoutId: row.checkoutId, ...sandboxStateAt(row, periodSeconds, clock.now()) }
    },
    cancelAtPeriodEnd: (id) => cancelSandboxSubscription(db, id, clock.now()),
    cancelNow: (id) => endSandboxSubscription(db, id, clock.now()),
    readEvent: () => {
      throw new AppError('SIGNATURE_NOT_VALID', 'This server takes no events: its payments are a test.')
    },
  }
}
