import * as z from 'zod/mini'
import { text } from '../text.ts'

/** Where a checkout was opened. Each place shows its own price, and the test checkout shows the same. */
export const checkoutOrigins = ['plans', 'settings'] as const

/** Our id of a checkout. It cannot be guessed. It links a payment before sign-up to an account. */
export const checkoutIdSchema = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'is not a checkout' }))
const checkoutParams = z.strictObject({ id: checkoutIdSchema })

export const subscriptionStatuses = ['none', 'active', 'past_due', 'ended'] as const

export const subscriptionSchema = z.object({
  /** Free, or the name of a paid plan. */
  accountType: z.enum(['Free', 'Pro']),
  /** ISO 8601: the time at which it renews or ends; null when there is no such time (a household, Free). */
  endsAt: z.nullable(z.string()),
  cancelAtPeriodEnd: z.boolean(),
  status: z.enum(subscriptionStatuses),
})

export const getSubscriptionStatus = {
  summary: 'Returns the plan of the learner, and whether it renews or ends at its end date.',
  reply: subscriptionSchema,
}

export const cancelSubscription = {
  summary: 'Cancels the subscription at the end of the paid period.',
  reply: z.extend(subscriptionSchema, { success: z.literal(true) }),
}

export const createCheckout = {
  summary: 'Creates a checkout for Pro and returns its URL. A guest can pay first and sign up afterwards.',
  body: z.strictObject({
    priceId: text({ min: 1, max: 100 }),
    /** Not stored, because the payment provider's price decides what is charged. */
    from: z.optional(z.enum(checkoutOrigins)),
  }),
  reply: z.object({ url: z.string() }),
}

export const getCheckout = {
  summary: 'Tells whether a checkout was paid and whether it is linked to an account.',
  params: checkoutParams,
  reply: z.object({ isPaid: z.boolean(), isClaimed: z.boolean() }),
}

export const claimCheckout = {
  summary:
    'Links a checkout that was paid before sign-up to the signed-in account. Repeating the request changes nothing.',
  params: checkoutParams,
  reply: z.extend(subscriptionSchema, { success: z.literal(true) }),
}

export const finishSandboxCheckout = {
  summary: 'Finishes a test checkout, in which no money is paid. Returns 404 when payments are real.',
  params: checkoutParams,
  body: z.strictObject({ outcome: z.enum(['paid', 'cancelled']) }),
  reply: z.object({ url: z.string() }),
}

export const receiveBillingEvent = {
  summary: 'Receives an event of the payment provider, which is signed over the raw body.',
  reply: z.object({ received: z.literal(true) }),
}
