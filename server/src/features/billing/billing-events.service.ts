import type { Services } from '../../services.ts'
import { deleteEvents, insertEvent, isProcessedEvent } from './billing-events.queries.ts'
import { syncSubscription } from './sync-subscription.service.ts'

/** Much longer than the days for which a provider resends an event. */
const eventLifetimeMs = 60 * 24 * 60 * 60 * 1000

/**
 * Processes an event once. The event is stored after everything else, so that the provider resends it after a failure.
 * @throws AppError SIGNATURE_NOT_VALID, PROVIDER_AWAY
 */
export async function handleBillingEvent(
  services: Services,
  rawBody: Buffer,
  signature: string | undefined,
): Promise<void> {
  const { db, clock, payments } = services
  const { id, subscriptionId } = payments.readEvent(rawBody, signature)
  if (!subscriptionId || (await isProcessedEvent(db, id))) return
  await syncSubscription(services, subscriptionId)
  const now = clock.now()
  await insertEvent(db, id, now)
  await deleteEvents(db, new Date(now.getTime() - eventLifetimeMs))
}
