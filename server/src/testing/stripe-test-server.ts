import { createCheckout, proPriceId, receiveBillingEvent } from '@verbena/contract/billing/billing'
import { createStripePayments } from '../providers/payments/stripe-payments.ts'
import { type FakeStripe, type SignedEvent, startFakeStripe } from './fakes/fake-stripe.ts'
import { createTestServer, type TestServer } from './test-server.ts'

export type StripeTestServer = TestServer & {
  stripe: FakeStripe
  /** Opens a checkout: for a guest when `bearer` is missing. `id` is the checkout in our database, `sessionId` that of Stripe. */
  openCheckout: (bearer?: string) => Promise<{ id: string; sessionId: string }>
  deliver: (
    event: Pick<SignedEvent, 'rawBody'> & { signature?: string },
  ) => Promise<{ status: number; code: string }>
}

/** The real application with a fake Stripe that uses the clock of the server. */
export async function createStripeTestServer(): Promise<StripeTestServer> {
  const time = { now: () => new Date() }
  const stripe = await startFakeStripe({ now: () => time.now() })
  const payments = createStripePayments({
    secretKey: stripe.secretKey,
    webhookSecret: stripe.webhookSecret,
    priceId: 'price_real',
    apiUrl: stripe.url,
    timeoutMs: 2000,
  })
  const server = await createTestServer({ payments })
  time.now = () => server.time.now
  return {
    ...server,
    stripe,
    openCheckout: async (bearer) => {
      const { body } = await server.call(createCheckout, { body: { priceId: proPriceId } }, bearer)
      const sessionId = body.url.split('/').at(-1) ?? ''
      return { id: stripe.sessions.get(sessionId)?.client_reference_id ?? '', sessionId }
    },
    deliver: async ({ rawBody, signature }) => {
      const response = await server.app.inject({
        method: 'POST',
        url: receiveBillingEvent.path,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          ...(signature !== undefined && { 'stripe-signature': signature }),
        },
        payload: rawBody,
      })
      return { status: response.statusCode, code: response.json().code }
    },
    close: async () => {
      await server.close()
      await stripe.close()
    },
  }
}
