import { expect, test } from 'vitest'
import { planStatusOf } from './plan-status.ts'

const now = new Date('2026-11-21T09:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000)
const one = (status: 'active' | 'past_due' | 'ended', inDays: number, cancelAtPeriodEnd = false) => ({
  status,
  paidUntil: days(inDays),
  cancelAtPeriodEnd,
})
const statusOf = (accountType: string, status: string, inDays: number | null, cancelAtPeriodEnd = false) => ({
  accountType,
  status,
  endsAt: inDays === null ? null : days(inDays).toISOString(),
  cancelAtPeriodEnd,
})

test.each<[string, ReturnType<typeof one>[], boolean, object]>([
  ['no payment', [], false, statusOf('Free', 'none', null)],
  ['Pro without a subscription', [], true, statusOf('Pro', 'none', null)],
  ['a subscription that renews', [one('active', 9)], true, statusOf('Pro', 'active', 9)],
  ['one that ends', [one('active', 9, true)], true, statusOf('Pro', 'active', 9, true)],
  [
    'one with a failed payment, in its grace period',
    [one('past_due', 2)],
    true,
    statusOf('Pro', 'past_due', 2),
  ],
  [
    'one with a failed payment, after its grace period',
    [one('past_due', -2)],
    false,
    statusOf('Free', 'past_due', null),
  ],
  ['one that has ended', [one('ended', -2, true)], false, statusOf('Free', 'ended', null)],
  ['one that ended without an event', [one('active', -1, true)], false, statusOf('Free', 'ended', null)],
  ['one whose renewal is not known yet', [one('active', -1)], false, statusOf('Free', 'past_due', null)],
  ['an old one and a new one', [one('ended', -40), one('active', 9)], true, statusOf('Pro', 'active', 9)],
  [
    'one that ends after one that renews',
    [one('active', 20, true), one('active', 9)],
    true,
    statusOf('Pro', 'active', 9),
  ],
  [
    'two that end',
    [one('active', 9, true), one('active', 20, true)],
    true,
    statusOf('Pro', 'active', 20, true),
  ],
])('%s', (_, subscriptions, isPro, expected) => {
  expect(planStatusOf(subscriptions, isPro, now)).toEqual(expected)
  expect(planStatusOf(subscriptions.toReversed(), isPro, now)).toEqual(expected)
})
