import { getUser } from '@verbena/contract/accounts/accounts'
import { getSubscriptionStatus, receiveBillingEvent } from '@verbena/contract/billing/billing'
import { describe, expect, test, vi } from 'vitest'
import type { SignedEvent } from '../../testing/fakes/fake-stripe.ts'
import type { FakeSubscription } from '../../testing/fakes/fake-stripe-records.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createStripeTestServer } from '../../testing/stripe-test-server.ts'
import { findSubscription } from './subscriptions.queries.ts'
import { createPayer, nextPeriod } from './testing/subscription-life.ts'

const server = serverForFile(createStripeTestServer)

const daySeconds = 24 * 60 * 60
const status = async (token: string) => (await server.call(getSubscriptionStatus, {}, token)).body

const payer = () => createPayer(server)

function gate() {
  let resolve = () => {}
  const promise = new Promise<void>((open) => {
    resolve = open
  })
  return { promise, resolve }
}

const created = ({ subscription }: { subscription: FakeSubscription }) =>
  server.stripe.eventOf('customer.subscription.created', subscription)

describe('an event that is not from the provider changes nothing', () => {
  const now = () => Math.floor(Date.now() / 1000)
  test.each<[string, (event: SignedEvent) => { rawBody: string; signature?: string }]>([
    ['without a signature', ({ rawBody }) => ({ rawBody })],
    ['with an empty signature', ({ rawBody }) => ({ rawBody, signature: '' })],
    ['with an invalid signature', ({ rawBody }) => ({ rawBody, signature: 't=1,v1=zz' })],
    [
      'signed with another secret',
      ({ rawBody }) => ({ rawBody, signature: server.stripe.sign(rawBody, now(), 'whsec_other') }),
    ],
    [
      'older than five minutes',
      ({ rawBody }) => ({ rawBody, signature: server.stripe.sign(rawBody, now() - 301) }),
    ],
    [
      'whose time was changed',
      ({ rawBody }) => ({
        rawBody,
        signature: server.stripe.sign(rawBody, now() - 900).replace(/t=\d+/, `t=${now()}`),
      }),
    ],
    ['whose body was changed', ({ rawBody, signature }) => ({ rawBody: `${rawBody} `, signature })],
    ['with an empty body', ({ signature }) => ({ rawBody: '', signature })],
  ])('%s', async (_, forge) => {
    const paid = await payer()
    const answer = await server.deliver(forge(created(paid)))
    expect(answer).toEqual({ status: 400, code: 'SIGNATURE_NOT_VALID' })
    expect(await status(paid.token)).toMatchObject({ accountType: 'Free', status: 'none' })
  })
})

describe('an event', () => {
  test('gives Pro, with its date and an audit log entry, and only once when it is repeated', async () => {
    const paid = await payer()
    const event = created(paid)
    const asked = () => server.stripe.requests.filter((line) => line.endsWith(paid.id)).length
    expect(await server.deliver(event)).toMatchObject({ status: 200 })
    const askedOnce = asked()
    expect(await server.deliver(event)).toMatchObject({ status: 200 })
    expect(asked()).toBe(askedOnce)
    expect(await status(paid.token)).toEqual({
      accountType: 'Pro',
      endsAt: new Date(paid.subscription.items.data[0]!.current_period_end * 1000).toISOString(),
      cancelAtPeriodEnd: false,
      status: 'active',
    })
    expect((await server.call(getUser, {}, paid.token)).body.accountType).toBe('Pro')
    const notes = await server.sql(
      `select 1 from account_event e join learner l on l.id = e.learner_id
       where l.username = $1 and e.action = 'plan-change'`,
      paid.username,
    )
    expect(notes).toHaveLength(1)
  })

  test('can come twenty times at once for one subscription', async () => {
    const paid = await payer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.deliver(created(paid))))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(await status(paid.token)).toMatchObject({ accountType: 'Pro' })
  })

  test('with an outdated reply of the provider does not overwrite a newer state', async () => {
    const paid = await payer()
    await server.deliver(created(paid))
    const renewed = server.stripe.change(paid.id, nextPeriod(paid.subscription))
    const [asked, released] = [gate(), gate()]
    server.stripe.beforeAnswer = () => {
      server.stripe.beforeAnswer = null
      asked.resolve()
      return released.promise
    }
    const early = server.deliver(server.stripe.eventOf('customer.subscription.updated', renewed))
    await asked.promise
    const ended = server.stripe.endSubscription(paid.id)
    await server.deliver(server.stripe.eventOf('customer.subscription.deleted', ended))
    released.resolve()
    expect(await early).toMatchObject({ status: 200 })
    expect(await status(paid.token)).toMatchObject({ accountType: 'Free', status: 'ended' })
  })

  test('is sent after paying on the provider’s page, which redirects to ours', async () => {
    const { access_token } = await server.join()
    const { id, sessionId } = await server.openCheckout(access_token)
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    server.stripe.webhookUrl = `${address}${receiveBillingEvent.path}`
    const page = `${server.stripe.url}/pay/${sessionId}`
    expect(await (await fetch(page)).text()).toContain(`/pay/${sessionId}/done`)
    const back = await fetch(`${page}/back`, { redirect: 'manual' })
    expect(back.headers.get('location')).toBe('http://verbena.test/cancel')
    const done = await fetch(`${page}/done`, { redirect: 'manual' })
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `http://verbena.test/success?session_id=${id}`,
    ])
    server.stripe.webhookUrl = null
    await vi.waitFor(async () => expect(await status(access_token)).toMatchObject({ accountType: 'Pro' }), {
      timeout: 10_000,
    })
  })

  test('about something else, or about a subscription that we did not sell, is accepted and ignored', async () => {
    const foreign = { id: 'sub_foreign', metadata: {} }
    const { subscription } = await payer()
    server.stripe.subscriptions.set('sub_foreign', { ...subscription, ...foreign })
    for (const event of [
      server.stripe.eventOf('customer.updated', { id: 'cus_1' }),
      server.stripe.eventOf('customer.subscription.updated', foreign),
    ])
      expect(await server.deliver(event)).toMatchObject({ status: 200 })
    expect(await findSubscription(server.services.db, 'sub_foreign')).toBeUndefined()
  })

  test('that cannot be processed while the provider is unavailable is refused, so that it is resent', async () => {
    const paid = await payer()
    const event = created(paid)
    server.stripe.faults.push('cut')
    expect(await server.deliver(event)).toEqual({ status: 502, code: 'PROVIDER_AWAY' })
    expect(await status(paid.token)).toMatchObject({ accountType: 'Free' })
    expect(await server.deliver(event)).toMatchObject({ status: 200 })
    expect(await status(paid.token)).toMatchObject({ accountType: 'Pro' })
  })

  test('is deleted after two months', async () => {
    const before = server.time.now
    const first = created(await payer())
    await server.deliver(first)
    server.time.now = new Date(before.getTime() + 61 * daySeconds * 1000)
    await server.deliver(created(await payer()))
    const kept = await server.sql('select id from billing_event')
    expect(kept.map(({ id }) => id)).not.toContain(first.id)
    expect(kept).toHaveLength(1)
    server.time.now = before
  })
})
