import type { SubscriptionStatus } from '@verbena/contract/billing'

type Known = {
  status: 'active' | 'past_due' | 'ended'
  paidUntil: Date
  cancelAtPeriodEnd: boolean
}

/** Where the operator gives everybody Pro. */
export const householdStatus: SubscriptionStatus = {
  accountType: 'Pro',
  endsAt: null,
  cancelAtPeriodEnd: false,
  status: 'active',
}

/**
 * What a learner is told of their plan. With several subscriptions, the one that goes on counts before those that
 * end: nobody reads "no renewal" while something renews.
 */
export function planStatusOf(subscriptions: Known[], isPro: boolean, now: Date): SubscriptionStatus {
  const accountType = isPro ? 'Pro' : 'Free'
  const goesOn = ({ status, cancelAtPeriodEnd, paidUntil }: Known) =>
    status !== 'ended' && !cancelAtPeriodEnd && paidUntil > now
  const [main] = subscriptions.toSorted(
    (a, b) => Number(goesOn(b)) - Number(goesOn(a)) || b.paidUntil.getTime() - a.paidUntil.getTime(),
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

/** Its date passed and the provider has not said yet what happened: not renewed, as far as we know. */
function lapsedStatus({ status, cancelAtPeriodEnd }: Known): SubscriptionStatus['status'] {
  return cancelAtPeriodEnd || status === 'ended' ? 'ended' : 'past_due'
}
