import { notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { checkoutUrls } from './checkout-urls.ts'
import { findCheckout } from './checkouts.queries.ts'
import { startSandboxSubscription } from './sandbox.queries.ts'
import { sandboxSubscriptionId } from './sandbox-payments.ts'
import { syncSubscription } from './sync-subscription.service.ts'

/**
 * The button of the test checkout. Paying twice is paying once, and going back after it takes nothing away.
 * @returns where the learner goes on
 * @throws AppError NOT_FOUND, also where payments are real
 */
export async function finishSandboxCheckout(
  services: Services,
  checkoutId: string,
  outcome: 'paid' | 'cancelled',
): Promise<string> {
  const { db, clock, payments, publicUrl } = services
  const checkout = payments.name === 'sandbox' ? await findCheckout(db, checkoutId) : undefined
  if (checkout?.provider !== 'sandbox') throw notFound('checkout')
  const { successUrl, cancelUrl } = checkoutUrls(publicUrl, checkoutId)
  if (outcome === 'cancelled') return cancelUrl
  const id = sandboxSubscriptionId(checkoutId)
  await startSandboxSubscription(db, { id, checkoutId, startedAt: clock.now() })
  // What a provider outside tells by an event.
  await syncSubscription(services, id)
  return successUrl
}
