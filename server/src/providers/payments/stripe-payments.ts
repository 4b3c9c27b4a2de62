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
  /** Replaces Stripe's address in tests. */
  apiUrl: string | undefined
  /** For a whole call, including its retries. */
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
  // Loaded lazily, because it takes a tenth of a second and 20 MB that a server without Stripe can save.
  const StripeClient = createRequire(import.meta.url)('stripe') as typeof Stripe
  const { errors } = StripeClient
  const stripe = new StripeClient(secretKey, {
    timeout: timeoutMs,
    // Every retry sends the idempotency key of the first attempt.
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiUrl && addressOf(apiUrl)),
  })

  async function ask<T>(failure: string, call: Promise<T>): Promise<T> {
    try {
      return await withTimeout(timeoutMs, call)
    } catch (error) {
      throw asRefusal(error, failure)
    }
  }

  /** A wrong key or price is not an outage, so its error is not converted, and is logged. */
  function asRefusal(error: unknown, failure: string): unknown {
    if (isMissing(error)) return notFound('subscription')
    const isUnavailable =
      error instanceof CallTimeout ||
      error instanceof errors.StripeConnectionError ||
      error instanceof errors.StripeAPIError ||
      error instanceof errors.StripeRateLimitError
    return isUnavailable ? Object.assign(new AppError('PROVIDER_AWAY', failure), { cause: error }) : error
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
        // A subscription that has ended cannot be changed, and need not be.
        if (!(error instanceof errors.StripeInvalidRequestError)) throw error
        if ((await readSubscription(id)).status !== 'ended') throw error
      }
    },
    cancelNow: async (id) => {
      try {
        await ask('Failed to cancel subscription', stripe.subscriptions.cancel(id))
      } catch (error) {
        // Stripe does not find a subscription that has already ended.
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

/** The package limits the time of each attempt; this limits their total time. */
async function withTimeout<T>(timeoutMs: number, call: Promise<T>): Promise<T> {
  const done = new AbortController()
  const timeout = sleep(timeoutMs, undefined, { signal: done.signal, ref: false }).then(() => {
    throw new CallTimeout(`no answer within ${timeoutMs} ms`)
  })
  try {
    return await Promise.race([call, timeout])
  } finally {
    done.abort()
    // Nobody awaits the promise that loses the race, so its rejection must not count as unhandled.
    timeout.catch(() => {})
    call.catch(() => {})
  }
}
