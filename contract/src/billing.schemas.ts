import * as z from 'zod/mini'
import { text } from './text.ts'

/** Where a checkout was opened. Each place shows its own price, and the test checkout shows the same. */
export const checkoutOrigins = ['plans', 'settings'] as const

/** Our id of a checkout. It cannot be guessed, and alone links a payment made before signing up to an account. */
export const checkoutIdSchema = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'is not a checkout' }))
const checkoutParams = z.strictObject({ id: checkoutIdSchema })

export const subscriptionStatuses = ['none', 'active', 'past_due', 'ended'] as const

export const subscriptionSchema = z.object({
  /** Free, or the name of a paid plan. */
  accountType: z.enum(['Free', 'Pro']),
  /** ISO 8601: when it renews, or when it ends; null when there is no such date (a household, Free). */
  endsAt: z.nullable(z.string()),
  cancelAtPeriodEnd: z.boolean(),
  status: z.enum(subscriptionStatuses),
})

export const getSubscriptionStatus = {
  summary: 'The plan of the learner, and what happens to it at its end date.',
  reply: subscriptionSchema,
}

export const cancelSubscription = {
  summary: 'Ends the subscription at the end of the period that is paid.',
  reply: z.extend(subscriptionSchema, { success: z.literal(true) }),
}

export const createCheckout = {
  summary: 'Opens a checkout for Pro and answers where to pay. A guest may pay first and sign up after.',
  body: z.strictObject({
    priceId: text({ min: 1, max: 100 }),
    /** Not stored: the payment provider's price decides what is charged. */
    from: z.optional(z.enum(checkoutOrigins)),
  }),
  reply: z.object({ url: z.string() }),
}

export const getCheckout = {
  summary: 'Whether a checkout was paid, and whether an account has it.',
  params: checkoutParams,
  reply: z.object({ isPaid: z.boolean(), isClaimed: z.boolean() }),
}

export const claimCheckout = {
  summary: 'Gives what was paid before signing up to the account that is signed in. Twice is once.',
  params: checkoutParams,
  reply: z.extend(subscriptionSchema, { success: z.literal(true) }),
}

export const finishSandboxCheckout = {
  summary: 'The button of the test checkout: no money moves. Not found where payments are real.',
  params: checkoutParams,
  body: z.strictObject({ outcome: z.enum(['paid', 'cancelled']) }),
  reply: z.object({ url: z.string() }),
}

export const receiveBillingEvent = {
  summary: "The payment provider's events, signed over the raw body.",
  reply: z.object({ received: z.literal(true) }),
}
