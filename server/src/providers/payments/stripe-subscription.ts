import type Stripe from 'stripe'
import type { ProviderSubscription } from './payments.ts'

/** How long Pro stays when a renewal could not be charged: time to put another card in. */
const graceDays = 3
const daySeconds = 24 * 60 * 60

/** What of Stripe's record decides; its API is read at the version of our package. */
export type StripeSubscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'metadata'
  | 'status'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'ended_at'
  | 'start_date'
> & { items: { data: Pick<Stripe.SubscriptionItem, 'current_period_start' | 'current_period_end'>[] } }

/** Reads Stripe's record of a subscription as ours. */
export function readStripeSubscription(record: StripeSubscription): ProviderSubscription {
  const ends = record.items.data.map((item) => item.current_period_end)
  const starts = record.items.data.map((item) => item.current_period_start)
  // Without items it is a record that never ran.
  const periodStart = Math.max(record.start_date, ...starts)
  const periodEnd = Math.max(periodStart, ...ends)
  const lastDay = record.cancel_at ?? Number.POSITIVE_INFINITY
  const { status, paidUntil } = paidBy(record, periodStart, periodEnd)
  return {
    id: record.id,
    checkoutId: record.metadata.checkout ?? null,
    status,
    paidUntil: new Date(Math.min(paidUntil, lastDay) * 1000),
    // A date beyond this period leaves renewals before it.
    cancelAtPeriodEnd: record.cancel_at_period_end || lastDay <= periodEnd,
  }
}

type Paid = { status: ProviderSubscription['status']; paidUntil: number }

function paidBy(record: StripeSubscription, periodStart: number, periodEnd: number): Paid {
  switch (record.status) {
    case 'active':
    case 'trialing':
      return { status: 'active', paidUntil: periodEnd }
    case 'past_due':
      return { status: 'past_due', paidUntil: periodStart + graceDays * daySeconds }
    // Given up on, or resting: new periods begin without a payment, so there is no grace in each of them.
    case 'unpaid':
    case 'paused':
      return { status: 'past_due', paidUntil: periodStart }
    // Canceled, or its first payment is not made.
    default:
      return { status: 'ended', paidUntil: record.ended_at ?? record.canceled_at ?? periodStart }
  }
}
