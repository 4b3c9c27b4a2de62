import type { SubscriptionStatus } from '@verbena/contract/billing/billing'

type PlanFact = 'renewsOn' | 'willCancelOn' | 'pastDue' | 'manage'

/** The facts to show about a paid plan; without a known date none is mentioned. */
export function planFacts(status: SubscriptionStatus, hasDate: boolean): PlanFact[] {
  const dated = status.cancelAtPeriodEnd ? 'willCancelOn' : 'renewsOn'
  return [
    'manage',
    ...(status.status === 'past_due' ? (['pastDue'] as const) : []),
    // After a failed payment the plan is not renewed on that day.
    ...(hasDate && (status.cancelAtPeriodEnd || status.status !== 'past_due') ? [dated as PlanFact] : []),
  ]
}

/** Household accounts have Pro without a subscription: they are active without an end date. */
export function canCancel({ status, endsAt, cancelAtPeriodEnd }: SubscriptionStatus): boolean {
  const isHousehold = status === 'active' && endsAt === null
  return !isHousehold && !cancelAtPeriodEnd && (status === 'active' || status === 'past_due')
}
