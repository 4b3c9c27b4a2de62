import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { SignedEvent } from '../../../testing/fakes/fake-stripe.ts'
import type { FakeSubscription } from '../../../testing/fakes/fake-stripe-records.ts'
import type { StripeTestServer } from '../../../testing/stripe-test-server.ts'
import { findLearnerByName } from '../../accounts/accounts.queries.ts'
import { findSubscription } from '../subscriptions.queries.ts'

const daySeconds = 24 * 60 * 60

/** A learner who has paid. No event of the payment has arrived yet. */
export async function createPayer(server: StripeTestServer) {
  const session = await server.join()
  const { sessionId } = await server.openCheckout(session.access_token)
  const subscription = server.stripe.pay(sessionId)
  return { token: session.access_token, username: session.username, id: subscription.id, subscription }
}

/** The life of a subscription, one step after the other, each with the event that it causes. */
export const life: [string, (current: FakeSubscription) => Partial<FakeSubscription>][] = [
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

export function nextPeriod({ items }: FakeSubscription): Partial<FakeSubscription> {
  const start = items.data[0]!.current_period_end
  return {
    items: { data: [{ current_period_start: start, current_period_end: start + 30 * daySeconds }] },
  }
}

type Delivery = {
  step: (events: SignedEvent[]) => Promise<void>
  end: (events: SignedEvent[]) => Promise<void>
}

/** Runs the first `steps` steps of a life. `delivery` decides when its events arrive. @returns the stored state */
export async function live(server: StripeTestServer, steps: number, delivery: Delivery) {
  const paid = await createPayer(server)
  const events: SignedEvent[] = []
  for (const [index, [type, change]] of life.slice(0, steps).entries()) {
    const current = server.stripe.change(paid.id, change(server.stripe.subscriptions.get(paid.id)!))
    const invoice = { id: `in_${index}`, parent: { subscription_details: { subscription: paid.id } } }
    events.push(server.stripe.eventOf(type, type.startsWith('invoice') ? invoice : current))
    await delivery.step(events)
  }
  await delivery.end(events)
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

export const inOrder = (server: StripeTestServer): Delivery => ({
  step: async (events) => void (await server.deliver(events.at(-1)!)),
  end: async () => {},
})

/**
 * Delays events, repeats some, shuffles them, and does not wait for answers, so that the provider's state changes while
 * a reply is under way. At the end every event has arrived.
 */
export function atRandom(server: StripeTestServer, seed: number): Delivery {
  const random = randomFrom(seed)
  const shuffled = (events: SignedEvent[]) =>
    events
      .map((event) => ({ event, place: random() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ event }) => event)
  const answers: ReturnType<StripeTestServer['deliver']>[] = []
  const send = (events: SignedEvent[]) => {
    const repeated = events.filter(() => random() < 0.3)
    answers.push(...shuffled([...events, ...repeated]).map(server.deliver))
  }
  // One reply in five is so late that it is outdated when it arrives.
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
