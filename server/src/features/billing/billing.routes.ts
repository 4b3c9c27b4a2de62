import {
  cancelSubscription,
  claimCheckout as claimCheckoutEndpoint,
  createCheckout,
  finishSandboxCheckout as finishSandboxCheckoutEndpoint,
  getCheckout,
  getSubscriptionStatus,
  receiveBillingEvent,
} from '@verbena/contract/billing/billing'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { requireOpenSession } from '../accounts/sessions/sessions.service.ts'
import { cancelSubscriptions, readSubscriptionStatus } from './billing.service.ts'
import { handleBillingEvent } from './billing-events.service.ts'
import { claimCheckout, openCheckout, readCheckout } from './checkouts.service.ts'
import { finishSandboxCheckout } from './sandbox-checkout.service.ts'

export function billingRoutes(app: FastifyInstance, services: Services) {
  serve(app, getSubscriptionStatus, ({ caller }) => readSubscriptionStatus(services, caller.learnerId))
  serve(app, cancelSubscription, async ({ caller }) => ({
    success: true as const,
    ...(await cancelSubscriptions(services, caller.learnerId)),
  }))
  serve(app, createCheckout, async ({ body, caller, address }) => {
    await services.rateLimits.take('checkoutByAddress', address)
    return { url: await openCheckout(services, body, caller?.learnerId ?? null) }
  })
  serve(app, getCheckout, async ({ params, address }) => {
    await services.rateLimits.take('readCheckoutByAddress', address)
    return readCheckout(services, params.id)
  })
  serve(app, claimCheckoutEndpoint, async ({ params, caller }) => {
    await requireOpenSession(services, caller)
    await claimCheckout(services, params.id, caller.learnerId)
    return { success: true as const, ...(await readSubscriptionStatus(services, caller.learnerId)) }
  })
  serve(app, finishSandboxCheckoutEndpoint, async ({ params, body }) => ({
    url: await finishSandboxCheckout(services, params.id, body.outcome),
  }))
  serve(app, receiveBillingEvent, async ({ rawBody, header }) => {
    await handleBillingEvent(services, rawBody, header('stripe-signature'))
    return { received: true as const }
  })
}
