import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { learner } from './accounts.ts'
import { timestampColumn } from './timestamp-column.ts'

/**
 * Rows of the payment provider are keyed by its ids, because an event names no learner, and a person may pay before
 * having an account. `learner.pro_until` is derived from them.
 */
const payer = () => uuid('learner_id').references(() => learner.id, { onDelete: 'set null' })

export const checkout = pgTable(
  'checkout',
  {
    /** Our own random id; it is part of the URL that the payer sees. */
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
    /** The provider's id. */
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    checkoutId: text('checkout_id'),
    learnerId: payer(),
    status: text('status', { enum: ['active', 'past_due', 'ended'] }).notNull(),
    paidUntil: timestampColumn('paid_until').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    /** Increased with each write, so that an older reply of the provider never overwrites a newer one. */
    version: integer('version').notNull().default(0),
    checkedAt: timestampColumn('checked_at').notNull(),
  },
  (table) => [
    index('subscription_learner').on(table.learnerId),
    index('subscription_paid_until').on(table.paidUntil),
  ],
)

/** Events that were processed, so that an event that is delivered twice is processed once. */
export const billingEvent = pgTable(
  'billing_event',
  { id: text('id').primaryKey(), receivedAt: timestampColumn('received_at').notNull() },
  (table) => [index('billing_event_received').on(table.receivedAt)],
)

/** Subscriptions of the sandbox, which a real payment provider would store itself. */
export const sandboxSubscription = pgTable('sandbox_subscription', {
  id: text('id').primaryKey(),
  checkoutId: text('checkout_id').notNull().unique(),
  startedAt: timestampColumn('started_at').notNull(),
  /** When the learner cancelled it. It stays active until the end of the period that is paid. */
  cancelledAt: timestampColumn('cancelled_at'),
  /** When it ended at once, before the end of the period. */
  endedAt: timestampColumn('ended_at'),
})
