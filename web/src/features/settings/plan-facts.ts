import type { SubscriptionStatus } from '@verbena/contract/billing'

type PlanFact = 'renewsOn' | 'willCancelOn' | 'pastDue' | 'manage'

/** What there is to say about a paid plan. A date that nobody knows is not spoken of. */
export function planFacts(status: SubscriptionStatus, hasDate: boolean): PlanFact[] {
  const dated = status.cancelAtPeriodEnd ? 'willCancelOn' : 'renewsOn'
  return [
    'manage',
    ...(status.status === 'past_due' ? (['pastDue'] as const) : []),
    // A payment that failed renews nothing on that day.
    ...(hasDate && (status.cancelAtPeriodEnd || status.status !== 'past_due') ? [dated as PlanFact] : []),
  ]
}

/** A household has Pro without a subscription: active, and with no end. */
export function canCancel({ status, endsAt, cancelAtPeriodEnd }: SubscriptionStatus): boolean {
  const isHousehold = status === 'active' && endsAt === null
  return !isHousehold && !cancelAtPeriodEnd && (status === 'active' || status === 'past_due')
}
