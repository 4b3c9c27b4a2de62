import {
  cancelSubscription,
  createCheckout,
  finishSandboxCheckout,
  getCheckout,
  getSubscriptionStatus,
  proPriceId,
  receiveBillingEvent,
} from '@verbena/contract/billing/billing'
import { expect, test } from 'vitest'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer } from '../../testing/test-server.ts'
import { daysLater } from '../../testing/test-time.ts'
import { findLearnerByName } from '../accounts/accounts.queries.ts'
import { endSubscriptionsNow, reconcileSubscriptions } from './billing.service.ts'

const server = serverForFile(createTestServer)

const status = async (username: string) => {
  const { access_token } = await server.signIn(username)
  return (await server.call(getSubscriptionStatus, {}, access_token)).body
}
const free = (state: string) => ({
  accountType: 'Free',
  endsAt: null,
  cancelAtPeriodEnd: false,
  status: state,
})
const pro = (endsAt: Date, cancelAtPeriodEnd = false) => ({
  accountType: 'Pro',
  endsAt: endsAt.toISOString(),
  cancelAtPeriodEnd,
  status: 'active',
})
async function open(bearer?: string) {
  const { body } = await server.call(createCheckout, { body: { priceId: proPriceId } }, bearer)
  return body.url.replace('http://verbena.test/sandbox-checkout/', '')
}
const finish = (id: string, outcome: 'paid' | 'cancelled') =>
  server.call(finishSandboxCheckout, { params: { id }, body: { outcome } })

test('a subscription from Free to Pro, renewed, cancelled, lapsed and Pro again', async () => {
  const { username, access_token } = await server.join()
  expect(await status(username)).toEqual(free('none'))
  const id = await open(access_token)
  expect((await finish(id, 'paid')).body.url).toBe(`http://verbena.test/success?session_id=${id}`)
  expect(await status(username)).toEqual(pro(daysLater(30)))

  server.time.now = daysLater(45)
  expect(await status(username)).toEqual(pro(daysLater(60)))

  const { access_token: later } = await server.signIn(username)
  expect((await server.call(cancelSubscription, {}, later)).body).toMatchObject(pro(daysLater(60), true))
  server.time.now = daysLater(59)
  expect(await status(username)).toEqual(pro(daysLater(60), true))

  server.time.now = daysLater(60)
  expect(await status(username)).toEqual(free('ended'))
  const { access_token: last } = await server.signIn(username)
  expect((await server.call(cancelSubscription, {}, last)).code).toBe('NOT_SUBSCRIBED')
  await finish(await open(last), 'paid')
  expect(await status(username)).toEqual(pro(daysLater(90)))
})

test('the maintenance renews subscriptions', async () => {
  const { username, access_token } = await server.join()
  await finish(await open(access_token), 'paid')
  const fail = (error: unknown) => {
    throw error
  }
  for (const months of [1, 2]) {
    server.time.now = daysLater(30 * months)
    await reconcileSubscriptions(server.services, fail)
    const learner = await findLearnerByName(server.services.db, username)
    expect(learner?.proUntil).toEqual(daysLater(30 * months + 30))
  }
})

test('paying twice, or cancelling after paying, counts as one payment; cancelling alone as none', async () => {
  const { username, access_token } = await server.join()
  const id = await open(access_token)
  expect((await finish(id, 'cancelled')).body.url).toBe('http://verbena.test/cancel')
  expect((await server.call(getCheckout, { params: { id } })).body.isPaid).toBe(false)
  expect(await status(username)).toEqual(free('none'))
  const answers = await Promise.all(Array.from({ length: 10 }, () => finish(id, 'paid')))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  server.time.now = daysLater(2)
  await finish(id, 'paid')
  await finish(id, 'cancelled')
  expect(await status(username)).toEqual(pro(daysLater(30)))
})

test('of two subscriptions both are cancelled, and the later date counts', async () => {
  const { username, access_token } = await server.join()
  const [own, guests] = [await open(access_token), await open()]
  await finish(own, 'paid')
  server.time.now = daysLater(10)
  await finish(guests, 'paid')
  const { access_token: later } = await server.signIn(username)
  await server.app.inject({
    method: 'POST',
    url: `/api/billing/checkouts/${guests}/claim`,
    headers: { authorization: `Bearer ${later}` },
  })
  const cancelled = await server.call(cancelSubscription, {}, later)
  expect(cancelled.body).toMatchObject(pro(daysLater(40), true))
})

test('a removed account has no subscription that renews, and the sandbox accepts no events', async () => {
  const { username, access_token } = await server.join()
  await finish(await open(access_token), 'paid')
  const { id } = (await findLearnerByName(server.services.db, username))!
  await endSubscriptionsNow(server.services, id)
  expect(await status(username)).toEqual(free('none'))
  expect((await finish('A'.repeat(43), 'paid')).code).toBe('NOT_FOUND')
  expect((await server.call(receiveBillingEvent, {})).code).toBe('SIGNATURE_NOT_VALID')
})

test.each([
  [undefined, ''],
  ['plans', ''],
  ['settings', '?from=settings'],
] as const)('a test checkout that is opened from %s has the query %j', async (from, search) => {
  const { body } = await server.call(createCheckout, { body: { priceId: proPriceId, from } })
  expect(new URL(body.url).search).toBe(search)
})
