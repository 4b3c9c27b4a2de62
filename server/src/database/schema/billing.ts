import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { learner } from './accounts.ts'
import { timestampColumn } from './timestamp-column.ts'

/**
 * What the payment provider knows is found by the provider's ids: an event names no learner, and who pays first
 * has no account yet. The learner's row keeps what follows from it (`learner.pro_until`).
 */
const payer = () => uuid('learner_id').references(() => learner.id, { onDelete: 'set null' })

export const checkout = pgTable(
  'checkout',
  {
    /** Ours, unguessable; the address bar of whoever pays holds it. */
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    providerId: text('provider_id'),
    learnerId: payer(),
    subscriptionId: text('subscription_id'),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [index('checkout_learner').on(table.learnerId)],
)

export const subscription = pgTable(
  'subscription',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    checkoutId: text('checkout_id'),
    learnerId: payer(),
    status: text('status', { enum: ['active', 'past_due', 'ended'] }).notNull(),
    paidUntil: timestampColumn('paid_until').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    /** Counts what was written, so that an older answer of the provider never covers a newer one. */
    version: integer('version').notNull().default(0),
    checkedAt: timestampColumn('checked_at').notNull(),
  },
  (table) => [
    index('subscription_learner').on(table.learnerId),
    index('subscription_paid_until').on(table.paidUntil),
  ],
)

/** Events already dealt with: what comes twice counts once. */
export const billingEvent = pgTable(
  'billing_event',
  { id: text('id').primaryKey(), receivedAt: timestampColumn('received_at').notNull() },
  (table) => [index('billing_event_received').on(table.receivedAt)],
)

/** The sandbox's own memory: what a real payment provider would keep on its side. */
export const sandboxSubscription = pgTable('sandbox_subscription', {
  id: text('id').primaryKey(),
  checkoutId: text('checkout_id').notNull().unique(),
  startedAt: timestampColumn('started_at').notNull(),
  /** When the learner asked for its end; it stays until the period that runs then is over. */
  cancelledAt: timestampColumn('cancelled_at'),
  /** Ended at once, without waiting for the period. */
  endedAt: timestampColumn('ended_at'),
})
