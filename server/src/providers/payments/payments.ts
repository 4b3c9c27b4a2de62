import type { CheckoutOrigin } from '@verbena/contract/billing'

/** A subscription as the payment provider has it now. */
export type ProviderSubscription = {
  id: string
  /** The checkout of ours that it came from. */
  checkoutId: string | null
  status: 'active' | 'past_due' | 'ended'
  /** Pro lasts until then, whatever the status; a renewal moves it on. */
  paidUntil: Date
  cancelAtPeriodEnd: boolean
}

export type CheckoutRequest = {
  /** Ours; comes back with the subscription. */
  checkoutId: string
  successUrl: string
  cancelUrl: string
  /** Which of the two prices was read; a provider with one price of its own has no use for it. */
  from?: CheckoutOrigin | undefined
}

/** One payment provider. Every call may throw AppError PROVIDER_AWAY. */
export type Payments = {
  name: 'sandbox' | 'stripe'
  /** One line item (Pro, once), subscription mode. Repeated with the same `checkoutId` it opens no second one. */
  openCheckout: (request: CheckoutRequest) => Promise<{ providerId: string; url: string }>
  /** The subscription that a checkout led to; null while it is not paid. */
  findSubscriptionOf: (providerId: string) => Promise<string | null>
  readSubscription: (id: string) => Promise<ProviderSubscription>
  cancelAtPeriodEnd: (id: string) => Promise<void>
  /** Without waiting for the period's end: for accounts that are removed. */
  cancelNow: (id: string) => Promise<void>
  /**
   * Reads an event after checking its signature over the raw body.
   * @throws AppError SIGNATURE_NOT_VALID when it is forged or older than five minutes
   */
  readEvent: (rawBody: Buffer, signature: string | undefined) => { id: string; subscriptionId: string | null }
}
