import { expect, test } from 'vitest'
import { readStripeSubscription, type StripeSubscription } from './stripe-subscription.ts'

const day = 24 * 60 * 60
const start = 1_800_000_000
const end = start + 30 * day
const record: StripeSubscription = {
  id: 'sub_1',
  metadata: { checkout: 'ours' },
  status: 'active',
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  ended_at: null,
  start_date: start - 300 * day,
  items: { data: [{ current_period_start: start, current_period_end: end }] },
}

test.each<[string, Partial<StripeSubscription>, string, number, boolean]>([
  ['active', {}, 'active', end, false],
  ['on trial', { status: 'trialing' }, 'active', end, false],
  ['ending with the period', { cancel_at_period_end: true }, 'active', end, true],
  ['ending with the period by a date', { cancel_at: end }, 'active', end, true],
  ['ending within the period', { cancel_at: start + day }, 'active', start + day, true],
  ['ending after renewals', { cancel_at: end + 90 * day }, 'active', end, false],
  ['not charged', { status: 'past_due' }, 'past_due', start + 3 * day, false],
  ['not charged and ending', { status: 'past_due', cancel_at: start + day }, 'past_due', start + day, true],
  ['unpaid', { status: 'unpaid' }, 'past_due', start, false],
  ['paused', { status: 'paused' }, 'past_due', start, false],
  ['canceled', { status: 'canceled', ended_at: start + 5 }, 'ended', start + 5, false],
  ['canceled without its end', { status: 'canceled', canceled_at: start + 4 }, 'ended', start + 4, false],
  ['not paid yet', { status: 'incomplete' }, 'ended', start, false],
  ['never paid', { status: 'incomplete_expired', ended_at: start + day }, 'ended', start + day, false],
  ['of an unknown status', { status: 'frozen' as 'active' }, 'ended', start, false],
])('a subscription that is %s', (_, values, status, paidUntil, cancelAtPeriodEnd) => {
  expect(readStripeSubscription({ ...record, ...values })).toEqual({
    id: 'sub_1',
    checkoutId: 'ours',
    status,
    paidUntil: new Date(paidUntil * 1000),
    cancelAtPeriodEnd,
  })
})

test('a subscription without metadata and items has no checkout and no paid time', () => {
  const bare = readStripeSubscription({ ...record, metadata: {}, items: { data: [] } })
  expect(bare).toMatchObject({ checkoutId: null, paidUntil: new Date(record.start_date * 1000) })
})
