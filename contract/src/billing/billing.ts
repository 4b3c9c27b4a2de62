import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './billing.schemas.ts'

/** The id of Pro in requests; the id at the payment provider is a setting of the server. */
export const proPriceId = 'price_verbena_pro'
/** The two prices of the specification: one for the plan selection, one for the settings. */
export const planSelectionPrice = { amount: 4, currency: 'USD' } as const
export const settingsPrice = { amount: 6, currency: 'EUR' } as const

export type CheckoutOrigin = (typeof schemas.checkoutOrigins)[number]
export type SubscriptionStatus = z.infer<typeof schemas.subscriptionSchema>

export const getSubscriptionStatus: Endpoint<typeof schemas.getSubscriptionStatus, 'learner'> = {
  method: 'GET',
  path: '/api/auth/subscription-status',
  access: 'learner',
}

export const cancelSubscription: Endpoint<typeof schemas.cancelSubscription, 'learner'> = {
  method: 'POST',
  path: '/api/auth/cancel-subscription',
  access: 'learner',
}

export const createCheckout: Endpoint<typeof schemas.createCheckout, 'anyone'> = {
  method: 'POST',
  path: '/api/auth/l',
  access: 'anyone',
}

export const getCheckout: Endpoint<typeof schemas.getCheckout, 'anyone'> = {
  method: 'GET',
  path: '/api/billing/checkouts/:id',
  access: 'anyone',
}

export const claimCheckout: Endpoint<typeof schemas.claimCheckout, 'learner'> = {
  method: 'POST',
  path: '/api/billing/checkouts/:id/claim',
  access: 'learner',
}

export const finishSandboxCheckout: Endpoint<typeof schemas.finishSandboxCheckout, 'anyone'> = {
  method: 'POST',
  path: '/api/billing/sandbox/:id',
  access: 'anyone',
}

export const receiveBillingEvent: Endpoint<typeof schemas.receiveBillingEvent, 'anyone'> = {
  method: 'POST',
  path: '/api/billing/webhook',
  access: 'anyone',
  bearer: 'ignored',
  rawBody: true,
  bodyLimit: 256 * 1024,
}
