import type Stripe from 'stripe'
import type { ProviderSubscription } from './payments.ts'

/** How long Pro stays after a failed renewal, so that the learner can change the card. */
const graceDays = 3
const daySeconds = 24 * 60 * 60

/** The fields of Stripe's subscription that we read, in the API version of our package. */
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

/** Converts a subscription of Stripe. */
export function readStripeSubscription(record: StripeSubscription): ProviderSubscription {
  const ends = record.items.data.map((item) => item.current_period_end)
  const starts = record.items.data.map((item) => item.current_period_start)
  // Without items the subscription never ran.
  const periodStart = Math.max(record.start_date, ...starts)
  const periodEnd = Math.max(periodStart, ...ends)
  const lastDay = record.cancel_at ?? Number.POSITIVE_INFINITY
  const { status, paidUntil } = paidBy(record, periodStart, periodEnd)
  return {
    id: record.id,
    checkoutId: record.metadata.checkout ?? null,
    status,
    paidUntil: new Date(Math.min(paidUntil, lastDay) * 1000),
    // With a cancellation date after this period there are renewals before it.
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
    // New periods begin without a payment here, so they have no grace period.
    case 'unpaid':
    case 'paused':
      return { status: 'past_due', paidUntil: periodStart }
    // Cancelled, or the first payment was not made.
    default:
      return { status: 'ended', paidUntil: record.ended_at ?? record.canceled_at ?? periodStart }
  }
}
