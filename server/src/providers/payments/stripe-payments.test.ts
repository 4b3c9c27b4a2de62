import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeStripe, type Fault, startFakeStripe } from '../../testing/fakes/fake-stripe.ts'
import type { Payments } from './payments.ts'
import { subscriptionOfEvent } from './stripe-events.ts'
import { createStripePayments } from './stripe-payments.ts'

let stripe: FakeStripe
let payments: Payments
const options = () => ({
  secretKey: stripe.secretKey,
  webhookSecret: stripe.webhookSecret,
  priceId: 'price_real',
  apiUrl: stripe.url,
})
beforeAll(async () => {
  stripe = await startFakeStripe()
  payments = createStripePayments(options())
})
beforeEach(() => {
  stripe.faults.length = 0
  stripe.requests.length = 0
})
afterAll(() => stripe.close())

const request = (checkoutId: string) => ({
  checkoutId,
  successUrl: 'http://verbena.test/success',
  cancelUrl: 'http://verbena.test/cancel',
})
const pay = async (checkoutId: string) =>
  stripe.pay((await payments.openCheckout(request(checkoutId))).providerId)

describe('a checkout at Stripe', () => {
  test('is opened once for each of our ids, and its session contains the id', async () => {
    const opened = await payments.openCheckout(request('twice'))
    expect(opened).toEqual(await payments.openCheckout(request('twice')))
    expect(await payments.openCheckout(request('other'))).not.toEqual(opened)
    const session = stripe.sessions.get(opened.providerId)
    expect(session).toMatchObject({ client_reference_id: 'twice', metadata: { checkout: 'twice' } })
    expect(session?.success_url).toBe('http://verbena.test/success')
  })

  test('has a subscription after it is paid', async () => {
    const { providerId } = await payments.openCheckout(request('paid'))
    expect(await payments.findSubscriptionOf(providerId)).toBeNull()
    const { id } = stripe.pay(providerId)
    expect(await payments.findSubscriptionOf(providerId)).toBe(id)
    expect(await payments.readSubscription(id)).toMatchObject({ checkoutId: 'paid', status: 'active' })
  })

  test('that is complete but not paid, as during a bank debit, has no subscription', async () => {
    const { providerId } = await payments.openCheckout(request('debit'))
    stripe.pay(providerId)
    stripe.sessions.set(providerId, { ...stripe.sessions.get(providerId)!, payment_status: 'unpaid' })
    expect(await payments.findSubscriptionOf(providerId)).toBeNull()
  })
})

describe('cancelling', () => {
  test('at the end of the period keeps the paid time', async () => {
    const { id } = await pay('ending')
    const { paidUntil } = await payments.readSubscription(id)
    await payments.cancelAtPeriodEnd(id)
    await payments.cancelAtPeriodEnd(id)
    expect(await payments.readSubscription(id)).toMatchObject({
      status: 'active',
      paidUntil,
      cancelAtPeriodEnd: true,
    })
  })

  test('at once ends the subscription, and can be repeated', async () => {
    const { id } = await pay('over')
    await payments.cancelNow(id)
    await payments.cancelNow(id)
    await payments.cancelAtPeriodEnd(id)
    expect(await payments.readSubscription(id)).toMatchObject({ status: 'ended' })
  })
})

describe('when Stripe fails', () => {
  test.each<Fault>(['error', 'drop'])('once (%s), the call is repeated and counts once', async (fault) => {
    stripe.faults.push(fault)
    const before = stripe.sessions.size
    const { providerId } = await payments.openCheckout(request(`once-${fault}`))
    expect(stripe.sessions.has(providerId)).toBe(true)
    expect([stripe.sessions.size, stripe.requests.length]).toEqual([before + 1, 2])
  })

  test.each<Fault>(['error', 'drop', 'cut', 'garbage', 'hang'])(
    'permanently (%s), every call ends in PROVIDER_AWAY',
    async (fault) => {
      const { id } = await pay(`away-${fault}`)
      const impatient = createStripePayments({ ...options(), timeoutMs: 2500 })
      const calls: [string, () => Promise<unknown>][] = [
        ['Failed to create checkout session', () => impatient.openCheckout(request('never'))],
        ['Failed to cancel subscription', () => impatient.cancelAtPeriodEnd(id)],
        ['Failed to cancel subscription', () => impatient.cancelNow(id)],
        ['The payment provider cannot be reached.', () => impatient.readSubscription(id)],
        ['The payment provider cannot be reached.', () => impatient.findSubscriptionOf('cs_fake_1')],
      ]
      stripe.faults.push(...Array<Fault>(30).fill(fault))
      const results = await Promise.allSettled(calls.map(([, call]) => call()))
      const reasons = results.map((result) => result.status === 'rejected' && result.reason)
      expect(reasons.map(({ code, message }) => [code, message])).toEqual(
        calls.map(([message]) => ['PROVIDER_AWAY', message]),
      )
    },
  )

  test('to answer at all, a call ends in PROVIDER_AWAY', async () => {
    const nobody = createStripePayments({ ...options(), apiUrl: 'http://127.0.0.1:1' })
    await expect(nobody.readSubscription('sub_1')).rejects.toMatchObject({ code: 'PROVIDER_AWAY' })
  })

  test('because of a wrong key or an unknown subscription, the error says so', async () => {
    const wrong = createStripePayments({ ...options(), secretKey: 'sk_test_wrong' })
    await expect(wrong.readSubscription('sub_1')).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    })
    await expect(payments.readSubscription('sub_none')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test.each<[string, object, string | null]>([
  ['customer.subscription.updated', { id: 'sub_1' }, 'sub_1'],
  ['customer.subscription.deleted', { id: 'sub_1' }, 'sub_1'],
  ['checkout.session.completed', { id: 'cs_1', subscription: 'sub_1' }, 'sub_1'],
  ['checkout.session.completed', { id: 'cs_1', subscription: { id: 'sub_1' } }, 'sub_1'],
  ['checkout.session.completed', { id: 'cs_1', subscription: null }, null],
  ['checkout.session.async_payment_succeeded', { id: 'cs_1', subscription: 'sub_1' }, 'sub_1'],
  ['invoice.paid', { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } }, 'sub_1'],
  ['invoice.paid', { id: 'in_1', parent: null }, null],
  ['invoice.payment_failed', { id: 'in_1', subscription: 'sub_1' }, 'sub_1'],
  ['customer.updated', { id: 'cus_1' }, null],
])('an event %s with %j is about %s', (type, object, subscriptionId) => {
  expect(subscriptionOfEvent({ type, data: { object } } as never)).toBe(subscriptionId)
})
