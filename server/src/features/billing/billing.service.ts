import type { SubscriptionStatus } from '@verbena/contract/billing/billing'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { isPro, readLearner } from '../accounts/accounts.service.ts'
import { removeCheckoutsOf } from './checkouts.queries.ts'
import { planStatusOf, unbilledStatus } from './plan-status.ts'
import {
  claimOverdueSubscriptions,
  listReplaced,
  listSubscriptions,
  listToCancel,
  lockLearner,
  removeSubscriptionsOf,
  type Subscription,
  saveProUntil,
} from './subscriptions.queries.ts'
import { syncSubscription } from './sync-subscription.service.ts'

/** Maximum number of subscriptions in a round, and of concurrent requests to the provider. */
const roundMaximum = 50
const concurrentRequests = 5
/** Minimum time between two requests for the same subscription. It does not apply to our own sandbox. */
const checkIntervalMs = 10 * 60 * 1000

/** The learner's plan. If the paid period is over, the provider is asked first; without a reply the plan has lapsed. */
export async function readSubscriptionStatus(
  services: Services,
  learnerId: string,
): Promise<SubscriptionStatus> {
  if (services.isBilled) await syncOverdue(services, learnerId)
  const learner = await readLearner(services, learnerId)
  if (!services.isBilled) return unbilledStatus
  const subscriptions = await listSubscriptions(services.db, learnerId)
  return planStatusOf(subscriptions, isPro(services, learner), services.clock.now())
}

async function syncOverdue(services: Services, learnerId: string): Promise<void> {
  const now = services.clock.now()
  const overdue = (await listActive(services, learnerId)).filter(({ paidUntil }) => paidUntil <= now)
  // An error is ignored here, because the plan has lapsed without a reply. The reconciliation in the background retries
  // and logs the error.
  for (const { id } of overdue) await syncSubscription(services, id).catch(() => undefined)
}

/** Subscriptions that have not ended at the current provider; subscriptions of an earlier provider are unknown to it. */
async function listActive({ db, payments }: Services, learnerId: string): Promise<Subscription[]> {
  const all = await listSubscriptions(db, learnerId)
  return all.filter(({ status, provider }) => status !== 'ended' && provider === payments.name)
}

/**
 * Cancels every subscription of the learner at the end of the paid period.
 * @throws AppError NOT_SUBSCRIBED, PROVIDER_AWAY
 */
export async function cancelSubscriptions(
  services: Services,
  learnerId: string,
): Promise<SubscriptionStatus> {
  const active = await listActive(services, learnerId)
  if (active.length === 0)
    throw new AppError('NOT_SUBSCRIBED', 'There is no subscription that could be cancelled.')
  for (const { id, cancelAtPeriodEnd } of active) {
    if (cancelAtPeriodEnd) continue
    await services.payments.cancelAtPeriodEnd(id)
    await syncSubscription(services, id)
  }
  return readSubscriptionStatus(services, learnerId)
}

/**
 * Ends the subscriptions of an account that is being deleted, and deletes their rows and checkouts.
 * @throws AppError PROVIDER_AWAY
 */
export async function endSubscriptionsNow(services: Services, learnerId: string): Promise<void> {
  for (const { id } of await listActive(services, learnerId)) await services.payments.cancelNow(id)
  await services.db.transaction(async (db) => {
    if (!(await lockLearner(db, learnerId))) return
    await removeSubscriptionsOf(db, learnerId)
    await removeCheckoutsOf(db, learnerId)
    await saveProUntil(db, learnerId)
  })
}

/** Cancels the subscriptions of accounts with a scheduled removal at the end of the paid period. */
export async function cancelSubscriptionsOfRemovedAccounts(
  services: Services,
  onFailure: (error: unknown) => void,
): Promise<void> {
  for (const id of await listToCancel(services.db, services.payments.name, roundMaximum))
    await services.payments
      .cancelAtPeriodEnd(id)
      .then(() => syncSubscription(services, id))
      .catch(onFailure)
}

/** Ends overdue subscriptions of learners who have bought a new one, so that they do not pay twice. */
export async function cancelReplacedSubscriptions(
  services: Services,
  onFailure: (error: unknown) => void,
): Promise<void> {
  for (const id of await listReplaced(services.db, services.payments.name, roundMaximum))
    await services.payments
      .cancelNow(id)
      .then(() => syncSubscription(services, id))
      .catch(onFailure)
}

/**
 * Asks the provider about subscriptions whose paid period is over, because an event may have been lost.
 * @param onFailure called with the error of each subscription that could not be checked
 */
export async function reconcileSubscriptions(
  services: Services,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const { db, clock, payments } = services
  const now = clock.now()
  const interval = payments.name === 'sandbox' ? 0 : checkIntervalMs
  const due = await claimOverdueSubscriptions(db, {
    provider: payments.name,
    now,
    checkedBefore: new Date(now.getTime() - interval),
    limit: roundMaximum,
  })
  for (let first = 0; first < due.length; first += concurrentRequests) {
    const batch = due.slice(first, first + concurrentRequests)
    await Promise.all(batch.map((id) => syncSubscription(services, id).catch(onFailure)))
  }
}
