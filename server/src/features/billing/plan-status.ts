import type { SubscriptionStatus } from '@verbena/contract/billing/billing'

type Known = {
  status: 'active' | 'past_due' | 'ended'
  paidUntil: Date
  cancelAtPeriodEnd: boolean
}

/** The status when the operator gives Pro to everybody. */
export const unbilledStatus: SubscriptionStatus = {
  accountType: 'Pro',
  endsAt: null,
  cancelAtPeriodEnd: false,
  status: 'active',
}

/**
 * The status of a learner's plan. Of several subscriptions, one that renews counts before those that end, so that the
 * status is not "no renewal" while one renews.
 */
export function planStatusOf(subscriptions: Known[], isPro: boolean, now: Date): SubscriptionStatus {
  const accountType = isPro ? 'Pro' : 'Free'
  const renews = ({ status, cancelAtPeriodEnd, paidUntil }: Known) =>
    status !== 'ended' && !cancelAtPeriodEnd && paidUntil > now
  const [main] = subscriptions.toSorted(
    (a, b) => Number(renews(b)) - Number(renews(a)) || b.paidUntil.getTime() - a.paidUntil.getTime(),
  )
  if (!main) return { accountType, endsAt: null, cancelAtPeriodEnd: false, status: 'none' }
  if (!isPro) return { accountType, endsAt: null, cancelAtPeriodEnd: false, status: lapsedStatus(main) }
  return {
    accountType,
    endsAt: main.paidUntil.toISOString(),
    cancelAtPeriodEnd: main.cancelAtPeriodEnd || main.status === 'ended',
    status: main.status,
  }
}

/** The status after the paid period, before the provider has told whether the subscription was renewed. */
function lapsedStatus({ status, cancelAtPeriodEnd }: Known): SubscriptionStatus['status'] {
  return cancelAtPeriodEnd || status === 'ended' ? 'ended' : 'past_due'
}
