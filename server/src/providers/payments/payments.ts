import type { CheckoutOrigin } from '@verbena/contract/billing/billing'

/** The current state of a subscription at the payment provider. */
export type ProviderSubscription = {
  id: string
  /** The id of our checkout that created it. */
  checkoutId: string | null
  status: 'active' | 'past_due' | 'ended'
  /** Pro lasts until then, whatever the status. A renewal sets a later date. */
  paidUntil: Date
  cancelAtPeriodEnd: boolean
}

export type CheckoutRequest = {
  /** Our id; the subscription will contain it. */
  checkoutId: string
  successUrl: string
  cancelUrl: string
  /** Which of the two prices was shown. A provider with one price ignores it. */
  from?: CheckoutOrigin | undefined
}

/** A payment provider. Every call may throw AppError PROVIDER_AWAY. */
export type Payments = {
  name: 'sandbox' | 'stripe'
  /** Opens a checkout for one Pro subscription. Repeated with the same `checkoutId` it opens no second one. */
  openCheckout: (request: CheckoutRequest) => Promise<{ providerId: string; url: string }>
  /** The subscription of a checkout; null while it is not paid. */
  findSubscriptionOf: (providerId: string) => Promise<string | null>
  readSubscription: (id: string) => Promise<ProviderSubscription>
  cancelAtPeriodEnd: (id: string) => Promise<void>
  /** Ends the subscription at once: for accounts that are removed. */
  cancelNow: (id: string) => Promise<void>
  /**
   * Verifies the signature of an event over the raw body, and reads it.
   * @throws AppError SIGNATURE_NOT_VALID when it is forged or older than five minutes
   */
  readEvent: (rawBody: Buffer, signature: string | undefined) => { id: string; subscriptionId: string | null }
}
