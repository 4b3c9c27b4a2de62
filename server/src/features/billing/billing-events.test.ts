import { setTimeout as sleep } from 'node:timers/promises'
import { getUser } from '@verbena/contract/accounts'
import { getSubscriptionStatus, receiveBillingEvent } from '@verbena/contract/billing'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { SignedEvent } from '../../testing/fake-stripe.ts'
import type { FakeSubscription } from '../../testing/fake-stripe-records.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createStripeTestServer } from '../../testing/stripe-test-server.ts'
import { findLearnerByName } from '../accounts/accounts.queries.ts'
import { findSubscription } from './subscriptions.queries.ts'

const server = serverForFile(createStripeTestServer)

const daySeconds = 24 * 60 * 60
const status = async (token: string) => (await server.call(getSubscriptionStatus, {}, token)).body

/** A learner who paid, before any event of it came. */
async function payer() {
  const session = await server.join()
  const { sessionId } = await server.openCheckout(session.access_token)
  const subscription = server.stripe.pay(sessionId)
  return { token: session.access_token, username: session.username, id: subscription.id, subscription }
}

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
    ['with an empty one', ({ rawBody }) => ({ rawBody, signature: '' })],
    ['with nonsense for one', ({ rawBody }) => ({ rawBody, signature: 't=1,v1=zz' })],
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
  test('gives Pro, with its date and a note in the account, and once when it comes twice', async () => {
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

  test('twenty at once for one subscription are all dealt with', async () => {
    const paid = await payer()
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.deliver(created(paid))))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(await status(paid.token)).toMatchObject({ accountType: 'Pro' })
  })

  test('answered with what is old by now does not undo what is newer', async () => {
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

  test('comes from the page where one pays, which leads back to ours', async () => {
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

  test('about something else, or about a subscription that we did not sell, is taken and ignored', async () => {
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

  test('that cannot be dealt with while the provider is away is asked for again', async () => {
    const paid = await payer()
    const event = created(paid)
    server.stripe.faults.push('cut')
    expect(await server.deliver(event)).toEqual({ status: 502, code: 'PROVIDER_AWAY' })
    expect(await status(paid.token)).toMatchObject({ accountType: 'Free' })
    expect(await server.deliver(event)).toMatchObject({ status: 200 })
    expect(await status(paid.token)).toMatchObject({ accountType: 'Pro' })
  })

  test('is forgotten after two months', async () => {
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

/** The life of a subscription, one step after the other, each with the event that it causes. */
const life: [string, (current: FakeSubscription) => Partial<FakeSubscription>][] = [
  ['customer.subscription.created', () => ({ status: 'incomplete' })],
  ['invoice.paid', () => ({ status: 'active' })],
  ['customer.subscription.updated', nextPeriod],
  ['invoice.payment_failed', (now) => ({ ...nextPeriod(now), status: 'past_due' })],
  ['customer.subscription.updated', () => ({ status: 'active' })],
  ['customer.subscription.updated', () => ({ cancel_at_period_end: true })],
  ['customer.subscription.updated', () => ({ cancel_at_period_end: false })],
  ['invoice.paid', nextPeriod],
  ['customer.subscription.updated', () => ({ cancel_at_period_end: true })],
  [
    'customer.subscription.deleted',
    (now) => ({ status: 'canceled', ended_at: now.items.data[0]!.current_period_end }),
  ],
]

function nextPeriod({ items }: FakeSubscription): Partial<FakeSubscription> {
  const start = items.data[0]!.current_period_end
  return {
    items: { data: [{ current_period_start: start, current_period_end: start + 30 * daySeconds }] },
  }
}

type Post = { step: (events: SignedEvent[]) => Promise<void>; end: (events: SignedEvent[]) => Promise<void> }

/** Lives through `steps` of a life; when its events are delivered is up to `post`. */
async function live(steps: number, post: Post) {
  const paid = await payer()
  const events: SignedEvent[] = []
  for (const [index, [type, change]] of life.slice(0, steps).entries()) {
    const current = server.stripe.change(paid.id, change(server.stripe.subscriptions.get(paid.id)!))
    const invoice = { id: `in_${index}`, parent: { subscription_details: { subscription: paid.id } } }
    events.push(server.stripe.eventOf(type, type.startsWith('invoice') ? invoice : current))
    await post.step(events)
  }
  await post.end(events)
  const learner = await findLearnerByName(server.services.db, paid.username)
  const row = await findSubscription(server.services.db, paid.id)
  return {
    proUntil: learner?.proUntil,
    status: row?.status,
    paidUntil: row?.paidUntil,
    cancelAtPeriodEnd: row?.cancelAtPeriodEnd,
  }
}

/** mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const inOrder: Post = {
  step: async (events) => void (await server.deliver(events.at(-1)!)),
  end: async () => {},
}

/**
 * Holds events back, sends some again, mixes them, and does not wait: the provider's state moves on while its answer
 * is on its way. At the end all have come.
 */
function atRandom(seed: number): Post {
  const random = randomFrom(seed)
  const shuffled = (events: SignedEvent[]) =>
    events
      .map((event) => ({ event, place: random() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ event }) => event)
  const answers: ReturnType<typeof server.deliver>[] = []
  const send = (events: SignedEvent[]) => {
    const repeated = events.filter(() => random() < 0.3)
    answers.push(...shuffled([...events, ...repeated]).map(server.deliver))
  }
  // Now and then an answer is so late that it is old when it comes.
  server.stripe.beforeAnswer = () => sleep(random() < 0.2 ? 40 : random() * 4)
  return {
    step: async (events) => {
      send(events.filter(() => random() < 0.25))
      await sleep(random() * 4)
    },
    end: async (events) => {
      send(events)
      const arrived = await Promise.all(answers)
      server.stripe.beforeAnswer = null
      expect(arrived.map((answer) => answer.status)).toEqual(arrived.map(() => 200))
    },
  }
}

describe('events in any order, late and repeated, end where those in order end', () => {
  const expected: Awaited<ReturnType<typeof live>>[] = []
  beforeAll(async () => {
    for (const steps of life.keys()) expected.push(await live(steps + 1, inOrder))
  })

  test('which is Pro until what is paid, at every step of a life', () => {
    expect(expected.map(({ status, cancelAtPeriodEnd }) => [status, cancelAtPeriodEnd])).toEqual([
      ['ended', false],
      ['active', false],
      ['active', false],
      ['past_due', false],
      ['active', false],
      ['active', true],
      ['active', false],
      ['active', false],
      ['active', true],
      ['ended', true],
    ])
    expect(expected.map(({ proUntil }) => proUntil)).toEqual(expected.map(({ paidUntil }) => paidUntil))
  })

  const seeds = Array.from({ length: 10 }, (_, batch) => batch * 20)
  test.each(seeds)('20 lives from seed %i', async (first) => {
    for (let seed = first; seed < first + 20; seed++) {
      // A life may be cut at any step: what counts is where it stands.
      const steps = seed % life.length
      expect(await live(steps + 1, atRandom(seed)), `seed ${seed}`).toEqual(expected[steps])
    }
  })
})
