import type { Services } from '../../services.ts'
import { forgetEvents, isKnownEvent, rememberEvent } from './billing-events.queries.ts'
import { syncSubscription } from './sync-subscription.service.ts'

/** A provider gives up sending an event again after days. */
const rememberMilliseconds = 60 * 24 * 60 * 60 * 1000

/**
 * Deals with an event once. It is remembered when all is done, so that the provider sends again what failed.
 * @throws AppError SIGNATURE_NOT_VALID, PROVIDER_AWAY
 */
export async function handleBillingEvent(
  services: Services,
  rawBody: Buffer,
  signature: string | undefined,
): Promise<void> {
  const { db, clock, payments } = services
  const { id, subscriptionId } = payments.readEvent(rawBody, signature)
  if (!subscriptionId || (await isKnownEvent(db, id))) return
  await syncSubscription(services, subscriptionId)
  const now = clock.now()
  await rememberEvent(db, id, now)
  await forgetEvents(db, new Date(now.getTime() - rememberMilliseconds))
}
