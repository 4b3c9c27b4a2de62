import type { SubscriptionStatus } from '@verbena/contract/billing/billing'
import { expect, test } from 'vitest'
import { isPaidPlan } from './is-paid-plan.ts'
import { canCancel, planFacts } from './plan-facts.ts'

test.each([
  ['Pro', true],
  ['pro', true],
  [' PREMIUM ', true],
  ['Paid\n', true],
  ['Free', false],
  ['professional', false],
  ['not paid', false],
  ['', false],
])('%j is a paid plan: %s', (plan, isPaid) => {
  expect(isPaidPlan(plan)).toBe(isPaid)
})

const endsAt = '2026-05-01T10:00:00.000Z'

test.each([
  ['active', endsAt, false, ['manage', 'renewsOn'], true],
  ['active', endsAt, true, ['manage', 'willCancelOn'], false],
  ['active', null, false, ['manage'], false],
  ['active', null, true, ['manage'], false],
  ['past_due', endsAt, false, ['manage', 'pastDue'], true],
  ['past_due', endsAt, true, ['manage', 'pastDue', 'willCancelOn'], false],
  ['past_due', null, false, ['manage', 'pastDue'], true],
  ['ended', endsAt, true, ['manage', 'willCancelOn'], false],
  ['none', null, false, ['manage'], false],
] as const)(
  '%s until %s, cancelled %s: shows %j, can be cancelled %s',
  (status, date, cancelled, facts, can) => {
    const subscription: SubscriptionStatus = {
      accountType: 'Pro',
      endsAt: date,
      cancelAtPeriodEnd: cancelled,
      status,
    }
    expect(planFacts(subscription, date !== null)).toEqual(facts)
    expect(canCancel(subscription)).toBe(can)
  },
)
