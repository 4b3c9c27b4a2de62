import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import type Stripe from 'stripe'
import { AppError, notFound } from '../../errors.ts'
import type { Payments } from './payments.ts'
import { subscriptionOfEvent } from './stripe-events.ts'
import { readStripeSubscription } from './stripe-subscription.ts'

type Options = {
  secretKey: string
  webhookSecret: string
  priceId: string
  /** Another address than Stripe's own, for tests. */
  apiUrl: string | undefined
  /** What a whole call may take, its repetitions included. */
  timeoutMs?: number
}

const signatureToleranceSeconds = 5 * 60

export function createStripePayments({
  secretKey,
  webhookSecret,
  priceId,
  apiUrl,
  timeoutMs = 8000,
}: Options): Payments {
  // Loaded here, so that a server without Stripe does not spend a tenth of a second and 20 MB on it.
  const StripeClient = createRequire(import.meta.url)('stripe') as typeof Stripe
  const { errors } = StripeClient
  const stripe = new StripeClient(secretKey, {
    timeout: timeoutMs,
    // Every repetition carries the idempotency key of the first try.
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiUrl && addressOf(apiUrl)),
  })

  async function ask<T>(failure: string, call: Promise<T>): Promise<T> {
    try {
      return await within(timeoutMs, call)
    } catch (error) {
      throw asRefusal(error, failure)
    }
  }

  /** A wrong key or price is no outage: it stays as it is, for the log. */
  function asRefusal(error: unknown, failure: string): unknown {
    if (isMissing(error)) return notFound('subscription')
    const isAway =
      error instanceof CallTimeout ||
      error instanceof errors.StripeConnectionError ||
      error instanceof errors.StripeAPIError ||
      error instanceof errors.StripeRateLimitError
    return isAway ? Object.assign(new AppError('PROVIDER_AWAY', failure), { cause: error }) : error
  }

  const isMissing = (error: unknown) =>
    error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing'

  const readSubscription: Payments['readSubscription'] = async (id) =>
    readStripeSubscription(
      await ask('The payment provider cannot be reached.', stripe.subscriptions.retrieve(id)),
    )

  return {
    name: 'stripe',
    openCheckout: async ({ checkoutId, successUrl, cancelUrl }) => {
      const session = await ask(
        'Failed to create checkout session',
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            line_items: [{ price: priceId, quantity: 1 }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            client_reference_id: checkoutId,
            metadata: { checkout: checkoutId },
            subscription_data: { metadata: { checkout: checkoutId } },
          },
          { idempotencyKey: checkoutId },
        ),
      )
      if (!session.url) throw new Error(`Stripe opened the checkout ${session.id} without an address.`)
      return { providerId: session.id, url: session.url }
    },
    findSubscriptionOf: async (providerId) => {
      const { status, payment_status, subscription } = await ask(
        'The payment provider cannot be reached.',
        stripe.checkout.sessions.retrieve(providerId),
      )
      if (status !== 'complete' || payment_status === 'unpaid') return null
      return typeof subscription === 'string' ? subscription : (subscription?.id ?? null)
    },
    readSubscription,
    cancelAtPeriodEnd: async (id) => {
      try {
        await ask(
          'Failed to cancel subscription',
          stripe.subscriptions.update(id, { cancel_at_period_end: true }),
        )
      } catch (error) {
        // What ended meanwhile cannot be changed, and need not be.
        if (!(error instanceof errors.StripeInvalidRequestError)) throw error
        if ((await readSubscription(id)).status !== 'ended') throw error
      }
    },
    cancelNow: async (id) => {
      try {
        await ask('Failed to cancel subscription', stripe.subscriptions.cancel(id))
      } catch (error) {
        // Stripe does not know a subscription any more that ended before.
        if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error
      }
    },
    readEvent: (rawBody, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(
          rawBody,
          signature ?? '',
          webhookSecret,
          signatureToleranceSeconds,
        )
        return { id: event.id, subscriptionId: subscriptionOfEvent(event) }
      } catch (error) {
        if (!(error instanceof errors.StripeSignatureVerificationError)) throw error
        throw new AppError('SIGNATURE_NOT_VALID', 'The signature of this event is not valid.')
      }
    },
  }
}

function addressOf(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  }
}

class CallTimeout extends Error {}

/** The package limits each try; this limits them together. */
async function within<T>(milliseconds: number, call: Promise<T>): Promise<T> {
  const over = new AbortController()
  const timeout = sleep(milliseconds, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new CallTimeout(`no answer within ${milliseconds} ms`)
  })
  try {
    return await Promise.race([call, timeout])
  } finally {
    over.abort()
    // The loser of the race has nobody who waits for it.
    timeout.catch(() => {})
    call.catch(() => {})
  }
}
