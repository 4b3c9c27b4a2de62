import { getUser } from '@verbena/contract/accounts/accounts'
import {
  cancelSubscription,
  claimCheckout,
  createCheckout,
  finishSandboxCheckout,
  getCheckout,
  getSubscriptionStatus,
  proPriceId,
} from '@verbena/contract/billing/billing'
import { beforeEach, describe, expect, test } from 'vitest'
import { createRateLimits } from '../../http/rate-limits.ts'
import type { Payments } from '../../providers/payments/payments.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createStripeTestServer } from '../../testing/stripe-test-server.ts'
import { createTestServer } from '../../testing/test-server.ts'
import { daysLater, minutesLater, testStart } from '../../testing/test-time.ts'
import { findLearnerByName } from '../accounts/accounts.queries.ts'
import { endSubscriptionsNow, reconcileSubscriptions } from './billing.service.ts'
import { findSubscription } from './subscriptions.queries.ts'

const server = serverForFile(createStripeTestServer)
beforeEach(() => {
  server.stripe.faults.length = 0
})

const order = { body: { priceId: proPriceId } }
const named = (id: string) => ({ params: { id } })
/** Signs in each time, because the test clock moves past the life of an access token. */
const status = async (username: string) => {
  const { access_token } = await server.signIn(username)
  return (await server.call(getSubscriptionStatus, {}, access_token)).body
}
const isPro = async (username: string) => {
  const { access_token } = await server.signIn(username)
  return (await server.call(getUser, {}, access_token)).body.accountType === 'Pro'
}

/** A learner with Pro, without any event. */
async function subscriber() {
  const { access_token: token, username } = await server.join()
  const { id, sessionId } = await server.openCheckout(token)
  const subscription = server.stripe.pay(sessionId)
  await server.call(getCheckout, named(id))
  const learnerId = (await findLearnerByName(server.services.db, username.toLowerCase()))!.id
  return { token, username, learnerId, checkoutId: id, subscriptionId: subscription.id, subscription }
}

describe('opening a checkout', () => {
  test('refuses an unknown price, and a learner with a subscription that renews', async () => {
    const { token } = await subscriber()
    expect((await server.call(createCheckout, { body: { priceId: 'price_real' } })).code).toBe(
      'UNKNOWN_PRICE',
    )
    expect((await server.call(createCheckout, order, token)).code).toBe('ALREADY_PRO')
    await server.call(cancelSubscription, {}, token)
    expect((await server.call(createCheckout, order, token)).status).toBe(200)
  })

  test('returns the same page to the same learner for an hour, and another page to other learners', async () => {
    const { access_token } = await server.join()
    const first = await server.openCheckout(access_token)
    expect(await server.openCheckout(access_token)).toEqual(first)
    expect(await server.openCheckout()).not.toEqual(await server.openCheckout())
    server.time.now = minutesLater(61)
    const { access_token: later } = await server.join()
    expect((await server.openCheckout(later)).id).not.toBe(first.id)
  })

  test('returns to our pages', async () => {
    const { id, sessionId } = await server.openCheckout()
    const session = server.stripe.sessions.get(sessionId)
    expect(session?.success_url).toBe(`http://verbena.test/success?session_id=${id}`)
    expect(session?.cancel_url).toBe('http://verbena.test/cancel')
    expect(id).toMatch(/^[\w-]{43}$/)
  })

  test('reports that the provider is unavailable, and works afterwards', async () => {
    const { access_token } = await server.join()
    server.stripe.faults.push('garbage')
    const refused = await server.call(createCheckout, order, access_token)
    expect([refused.status, refused.code]).toEqual([502, 'PROVIDER_AWAY'])
    expect(refused.body).toMatchObject({ message: 'Failed to create checkout session' })
    expect((await server.call(createCheckout, order, access_token)).status).toBe(200)
  })

  test('is limited by address', async () => {
    const limited = await createTestServer({ rateLimits: createRateLimits() })
    const answers = []
    for (let count = 0; count < 31; count++) answers.push((await limited.call(createCheckout, order)).status)
    expect(answers).toEqual([...Array<number>(30).fill(200), 429])
    await limited.close()
  })
})

describe('a guest pays first', () => {
  test('and the new account gets Pro once, even when the checkout is claimed repeatedly', async () => {
    const { id, sessionId } = await server.openCheckout()
    expect((await server.call(getCheckout, named(id))).body).toEqual({ isPaid: false, isClaimed: false })
    const { access_token, username } = await server.join()
    expect((await server.call(claimCheckout, named(id), access_token)).code).toBe('CHECKOUT_NOT_PAID')
    server.stripe.pay(sessionId)
    expect((await server.call(getCheckout, named(id))).body).toEqual({ isPaid: true, isClaimed: false })
    for (let count = 0; count < 2; count++) {
      const claimed = await server.call(claimCheckout, named(id), access_token)
      expect(claimed.body).toMatchObject({ success: true, accountType: 'Pro', status: 'active' })
    }
    expect((await server.call(getCheckout, named(id))).body).toEqual({ isPaid: true, isClaimed: true })
    expect(await isPro(username)).toBe(true)
  })

  test('and it works when the event arrives before the guest returns', async () => {
    const { id, sessionId } = await server.openCheckout()
    const paid = server.stripe.pay(sessionId)
    await server.deliver(server.stripe.eventOf('customer.subscription.created', paid))
    const { access_token } = await server.join()
    server.stripe.faults.push('error', 'error', 'error')
    expect((await server.call(claimCheckout, named(id), access_token)).body.accountType).toBe('Pro')
  })

  test('and of two learners who claim it at the same time, one gets it', async () => {
    const { id, sessionId } = await server.openCheckout()
    server.stripe.pay(sessionId)
    const learners = [await server.join(), await server.join()]
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const { access_token } = learners[index % 2]!
        return (await server.call(claimCheckout, named(id), access_token)).code ?? index % 2
      }),
    )
    const winner = answers.find((answer) => typeof answer === 'number')
    const plans = await Promise.all(learners.map(({ username }) => isPro(username)))
    expect(plans).toEqual([winner === 0, winner === 1])
    expect(answers).toEqual(answers.map((_, index) => (index % 2 === winner ? winner : 'CHECKOUT_CLAIMED')))
  })

  test('and an unknown id is not found, for reading, claiming and the sandbox', async () => {
    const { access_token } = await server.join()
    const { id } = await server.openCheckout()
    const guessed = named('A'.repeat(43))
    expect((await server.call(getCheckout, guessed)).code).toBe('NOT_FOUND')
    expect((await server.call(claimCheckout, guessed, access_token)).code).toBe('NOT_FOUND')
    const pressed = await server.call(finishSandboxCheckout, { ...named(id), body: { outcome: 'paid' } })
    expect(pressed.code).toBe('NOT_FOUND')
  })

  test('but a learner’s payment cannot be claimed by another, and a failed first payment does not count', async () => {
    const { checkoutId } = await subscriber()
    const { access_token } = await server.join()
    expect((await server.call(claimCheckout, named(checkoutId), access_token)).code).toBe('CHECKOUT_CLAIMED')
    const { id, sessionId } = await server.openCheckout()
    const { id: failed } = server.stripe.pay(sessionId)
    server.stripe.sessions.set(sessionId, {
      ...server.stripe.sessions.get(sessionId)!,
      payment_status: 'unpaid',
    })
    const incomplete = server.stripe.change(failed, { status: 'incomplete' })
    await server.deliver(server.stripe.eventOf('customer.subscription.created', incomplete))
    expect((await server.call(getCheckout, named(id))).body.isPaid).toBe(false)
    expect((await server.call(claimCheckout, named(id), access_token)).code).toBe('CHECKOUT_NOT_PAID')
  })
})

describe('cancelling', () => {
  test('keeps Pro until the end of the period, and can be repeated', async () => {
    const { token, username, subscription } = await subscriber()
    const endsAt = new Date(subscription.items.data[0]!.current_period_end * 1000).toISOString()
    for (let count = 0; count < 2; count++)
      expect((await server.call(cancelSubscription, {}, token)).body).toEqual({
        success: true,
        accountType: 'Pro',
        endsAt,
        cancelAtPeriodEnd: true,
        status: 'active',
      })
    server.time.now = daysLater(29)
    expect(await isPro(username)).toBe(true)
  })

  test('is refused without a subscription, and reports an unavailable provider', async () => {
    const { access_token } = await server.join()
    expect((await server.call(cancelSubscription, {}, access_token)).code).toBe('NOT_SUBSCRIBED')
    const { token } = await subscriber()
    server.stripe.faults.push('cut')
    const refused = await server.call(cancelSubscription, {}, token)
    expect(refused.body).toMatchObject({ code: 'PROVIDER_AWAY', message: 'Failed to cancel subscription' })
    expect((await server.call(cancelSubscription, {}, token)).body.cancelAtPeriodEnd).toBe(true)
  })

  test('happens at once for a deleted account', async () => {
    const { learnerId, subscriptionId, username } = await subscriber()
    await endSubscriptionsNow(server.services, learnerId)
    await endSubscriptionsNow(server.services, learnerId)
    expect(server.stripe.subscriptions.get(subscriptionId)?.status).toBe('canceled')
    expect(await status(username)).toMatchObject({ accountType: 'Free', status: 'none' })
  })
})

describe('after the paid period', () => {
  test('a plan lapses without any event and without the provider', async () => {
    const { username } = await subscriber()
    server.time.now = daysLater(31)
    server.stripe.faults.push(...Array<'error'>(9).fill('error'))
    expect(await isPro(username)).toBe(false)
    expect(await status(username)).toEqual({
      accountType: 'Free',
      endsAt: null,
      cancelAtPeriodEnd: false,
      status: 'past_due',
    })
  })

  test('a renewal without an event is found by reading the status', async () => {
    const { username, subscriptionId, subscription } = await subscriber()
    renew(subscriptionId, subscription.items.data[0]!.current_period_end)
    server.time.now = daysLater(31)
    expect(await status(username)).toMatchObject({ accountType: 'Pro', status: 'active' })
  })

  test('and by the maintenance, which continues after a failure and asks at most every ten minutes', async () => {
    server.time.now = daysLater(200)
    const ignore = () => {}
    await reconcileSubscriptions(server.services, ignore)
    server.time.now = testStart
    const [good, lost] = [await subscriber(), await subscriber()]
    renew(good.subscriptionId, good.subscription.items.data[0]!.current_period_end)
    server.time.now = daysLater(31)
    const failures: unknown[] = []
    const services = { ...server.services, payments: failingFor((id) => id === lost.subscriptionId) }
    const reconcile = () => reconcileSubscriptions(services, (error) => failures.push(error))
    await reconcile()
    expect(failures).toMatchObject([{ message: 'away' }])
    expect(await isPro(good.username)).toBe(true)
    await reconcile()
    expect(failures).toHaveLength(1)
    server.time.now = new Date(daysLater(31).getTime() + 10 * 60 * 1000)
    await reconcile()
    expect(failures).toHaveLength(2)
  })

  test('a subscription that the provider does not know has ended, and does not block others', async () => {
    const { username, subscriptionId, learnerId } = await subscriber()
    server.stripe.subscriptions.delete(subscriptionId)
    server.time.now = daysLater(31)
    expect(await status(username)).toMatchObject({ accountType: 'Free', status: 'ended' })
    await endSubscriptionsNow(server.services, learnerId)
  })

  test('more than fifty subscriptions are checked in turn', async () => {
    const insert = `insert into subscription
      (id, provider, status, paid_until, cancel_at_period_end, checked_at)
      select 'sub_many_' || n, 'stripe', 'active', '2026-12-01Z', false, '2026-11-01Z' from generate_series(1, 60) n`
    await server.sql(insert)
    server.time.now = daysLater(31)
    const failures: unknown[] = []
    const services = { ...server.services, payments: failingFor(() => true) }
    const reconcile = () => reconcileSubscriptions(services, (error) => failures.push(error))
    await reconcile()
    expect(failures).toHaveLength(50)
    await reconcile()
    expect(failures).toHaveLength(60)
    await server.sql("delete from subscription where id like 'sub_many_%'")
  })

  test('the grace period after a failed payment is three days', async () => {
    const { username, subscriptionId, subscription } = await subscriber()
    renew(subscriptionId, subscription.items.data[0]!.current_period_end, 'past_due')
    server.time.now = daysLater(32)
    expect(await status(username)).toMatchObject({ accountType: 'Pro', status: 'past_due' })
    server.time.now = daysLater(34)
    expect(await status(username)).toMatchObject({ accountType: 'Free', status: 'past_due' })
  })
})

/** A provider that is unavailable for some subscriptions. */
const failingFor = (isAway: (id: string) => boolean): Payments => ({
  ...server.services.payments,
  readSubscription: async (id) => {
    if (isAway(id)) throw new Error('away')
    return server.services.payments.readSubscription(id)
  },
})

function renew(id: string, from: number, state: 'active' | 'past_due' = 'active') {
  const next = { current_period_start: from, current_period_end: from + 30 * 24 * 60 * 60 }
  server.stripe.change(id, { status: state, items: { data: [next] } })
}

test('a deleted account leaves no subscription', async () => {
  const { learnerId, subscriptionId, subscription } = await subscriber()
  await server.sql('delete from learner where id = $1', learnerId)
  renew(subscriptionId, subscription.items.data[0]!.current_period_end)
  const event = server.stripe.eventOf('invoice.paid', { id: 'in_1', subscription: subscriptionId })
  expect(await server.deliver(event)).toMatchObject({ status: 200 })
  expect(await findSubscription(server.services.db, subscriptionId)).toMatchObject({ learnerId: null })
})

test('when the operator gives Pro to everybody, nothing is sold and nothing ends', async () => {
  const household = await createTestServer({ isBilled: false })
  const { access_token } = await household.join()
  expect((await household.call(getSubscriptionStatus, {}, access_token)).body).toEqual({
    accountType: 'Pro',
    endsAt: null,
    cancelAtPeriodEnd: false,
    status: 'active',
  })
  expect((await household.call(createCheckout, order, access_token)).code).toBe('ALREADY_PRO')
  expect((await household.call(createCheckout, order)).code).toBe('ALREADY_PRO')
  expect((await household.call(cancelSubscription, {}, access_token)).code).toBe('NOT_SUBSCRIBED')
  await household.close()
})
