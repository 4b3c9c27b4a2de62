import { notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { checkoutUrls } from './checkout-urls.ts'
import { findCheckout } from './checkouts.queries.ts'
import { startSandboxSubscription } from './sandbox.queries.ts'
import { sandboxSubscriptionId } from './sandbox-payments.ts'
import { syncSubscription } from './sync-subscription.service.ts'

/**
 * Finishes a checkout of the sandbox. A repeated payment counts once, and cancelling after a payment has no effect.
 * @returns the URL of the next page
 * @throws AppError NOT_FOUND, also when the payments are not those of the sandbox
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
  // A real provider would send an event.
  await syncSubscription(services, id)
  return successUrl
}
