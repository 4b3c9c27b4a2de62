import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

/** The id of Pro in requests; the id at the payment provider is a setting of the server. */
export const proPriceId = 'price_verbena_pro'
/** The two prices of the specification: plan selection shows one, settings the other. */
export const planSelectionPrice = { amount: 4, currency: 'USD' } as const
export const settingsPrice = { amount: 6, currency: 'EUR' } as const

/** Where a checkout was opened. Each place shows its own price, and the test checkout shows the same. */
export const checkoutOrigins = ['plans', 'settings'] as const
export type CheckoutOrigin = (typeof checkoutOrigins)[number]

/** Our id of a checkout. It cannot be guessed, and alone links a payment made before signing up to an account. */
export const checkoutIdSchema = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'is not a checkout' }))
const checkoutParams = z.strictObject({ id: checkoutIdSchema })

export const subscriptionStatuses = ['none', 'active', 'past_due', 'ended'] as const

const subscriptionSchema = z.object({
  /** Free, or the name of a paid plan. */
  accountType: z.enum(['Free', 'Pro']),
  /** ISO 8601: when it renews, or when it ends; null when there is no such date (a household, Free). */
  endsAt: z.nullable(z.string()),
  cancelAtPeriodEnd: z.boolean(),
  status: z.enum(subscriptionStatuses),
})
export type SubscriptionStatus = z.infer<typeof subscriptionSchema>

export const getSubscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/auth/subscription-status',
  summary: 'The plan of the learner, and what happens to it at its end date.',
  access: 'learner',
  reply: subscriptionSchema,
})

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/auth/cancel-subscription',
  summary: 'Ends the subscription at the end of the period that is paid.',
  access: 'learner',
  reply: z.extend(subscriptionSchema, { success: z.literal(true) }),
})

export const createCheckout = endpoint({
  method: 'POST',
  path: '/api/auth/l',
  summary: 'Opens a checkout for Pro and answers where to pay. A guest may pay first and sign up after.',
  access: 'anyone',
  body: z.strictObject({
    priceId: text({ min: 1, max: 100 }),
    /** Not stored: the payment provider's price decides what is charged. */
    from: z.optional(z.enum(checkoutOrigins)),
  }),
  reply: z.object({ url: z.string() }),
})

export const getCheckout = endpoint({
  method: 'GET',
  path: '/api/billing/checkouts/:id',
  summary: 'Whether a checkout was paid, and whether an account has it.',
  access: 'anyone',
  params: checkoutParams,
  reply: z.object({ isPaid: z.boolean(), isClaimed: z.boolean() }),
})

export const claimCheckout = endpoint({
  method: 'POST',
  path: '/api/billing/checkouts/:id/claim',
  summary: 'Gives what was paid before signing up to the account that is signed in. Twice is once.',
  access: 'learner',
  params: checkoutParams,
  reply: z.extend(subscriptionSchema, { success: z.literal(true) }),
})

export const finishSandboxCheckout = endpoint({
  method: 'POST',
  path: '/api/billing/sandbox/:id',
  summary: 'The button of the test checkout: no money moves. Not found where payments are real.',
  access: 'anyone',
  params: checkoutParams,
  body: z.strictObject({ outcome: z.enum(['paid', 'cancelled']) }),
  reply: z.object({ url: z.string() }),
})

export const receiveBillingEvent = endpoint({
  method: 'POST',
  path: '/api/billing/webhook',
  summary: "The payment provider's events, signed over the raw body.",
  access: 'anyone',
  bearer: 'ignored',
  rawBody: true,
  bodyLimit: 256 * 1024,
  reply: z.object({ received: z.literal(true) }),
})
