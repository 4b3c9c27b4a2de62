import type { SubscriptionStatus } from '@verbena/contract/billing'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { isPro, readLearner } from '../accounts/accounts.service.ts'
import { removeCheckoutsOf } from './checkouts.queries.ts'
import { householdStatus, planStatusOf } from './plan-status.ts'
import {
  listReplaced,
  listSubscriptions,
  listToCancel,
  lockLearner,
  removeSubscriptionsOf,
  type Subscription,
  saveProUntil,
  takeOverdue,
} from './subscriptions.queries.ts'
import { syncSubscription } from './sync-subscription.service.ts'

/** How many are asked about in one go, and how many of them at once. */
const atMost = 50
const atOnce = 5
/** A provider outside is not asked about the same one more often than this; our own sandbox is, whenever we like. */
const restMilliseconds = 10 * 60 * 1000

/** The learner's plan. A date that passed is asked about first; without an answer the plan has lapsed. */
export async function readSubscriptionStatus(
  services: Services,
  learnerId: string,
): Promise<SubscriptionStatus> {
  if (services.isBilled) await syncOverdue(services, learnerId)
  const learner = await readLearner(services, learnerId)
  if (!services.isBilled) return householdStatus
  const subscriptions = await listSubscriptions(services.db, learnerId)
  return planStatusOf(subscriptions, isPro(services, learner), services.clock.now())
}

async function syncOverdue(services: Services, learnerId: string): Promise<void> {
  const now = services.clock.now()
  const overdue = (await listRunning(services, learnerId)).filter(({ paidUntil }) => paidUntil <= now)
  // Whatever keeps the provider from answering, the date has passed and the plan with it; the reconciliation that
  // asks again in the background says in the log what is wrong.
  for (const { id } of overdue) await syncSubscription(services, id).catch(() => undefined)
}

/** Those that the provider of today can be asked about: the one before it knows its own alone. */
async function listRunning({ db, payments }: Services, learnerId: string): Promise<Subscription[]> {
  const all = await listSubscriptions(db, learnerId)
  return all.filter(({ status, provider }) => status !== 'ended' && provider === payments.name)
}

/**
 * Ends every subscription of the learner with the period that is paid. One that is ending already stays so.
 * @throws AppError NOT_SUBSCRIBED, PROVIDER_AWAY
 */
export async function cancelSubscriptions(
  services: Services,
  learnerId: string,
): Promise<SubscriptionStatus> {
  const running = await listRunning(services, learnerId)
  if (running.length === 0)
    throw new AppError('NOT_SUBSCRIBED', 'There is no subscription that could be cancelled.')
  for (const { id, cancelAtPeriodEnd } of running) {
    if (cancelAtPeriodEnd) continue
    await services.payments.cancelAtPeriodEnd(id)
    await syncSubscription(services, id)
  }
  return readSubscriptionStatus(services, learnerId)
}

/** For an account that is removed: nothing is charged after it, and nothing of it stays. @throws AppError PROVIDER_AWAY */
export async function endSubscriptionsNow(services: Services, learnerId: string): Promise<void> {
  for (const { id } of await listRunning(services, learnerId)) await services.payments.cancelNow(id)
  await services.db.transaction(async (db) => {
    if (!(await lockLearner(db, learnerId))) return
    await removeSubscriptionsOf(db, learnerId)
    await removeCheckoutsOf(db, learnerId)
    await saveProUntil(db, learnerId)
  })
}

/** An account that is to be removed is not charged again: its subscriptions end with the period that is paid. */
export async function cancelForRemovals(
  services: Services,
  onFailure: (error: unknown) => void,
): Promise<void> {
  for (const id of await listToCancel(services.db, services.payments.name, atMost))
    await services.payments
      .cancelAtPeriodEnd(id)
      .then(() => syncSubscription(services, id))
      .catch(onFailure)
}

/** Who paid anew while an old card is tried again does not pay twice. */
export async function endReplaced(services: Services, onFailure: (error: unknown) => void): Promise<void> {
  for (const id of await listReplaced(services.db, services.payments.name, atMost))
    await services.payments
      .cancelNow(id)
      .then(() => syncSubscription(services, id))
      .catch(onFailure)
}

/**
 * Asks about subscriptions whose paid time is over, in case the event that says more was lost.
 * @param onFailure told of each that could not be checked; the others go on
 */
export async function reconcileSubscriptions(
  services: Services,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const { db, clock, payments } = services
  const now = clock.now()
  const rest = payments.name === 'sandbox' ? 0 : restMilliseconds
  const due = await takeOverdue(db, {
    provider: payments.name,
    now,
    checkedBefore: new Date(now.getTime() - rest),
    limit: atMost,
  })
  for (let first = 0; first < due.length; first += atOnce) {
    const batch = due.slice(first, first + atOnce)
    await Promise.all(batch.map((id) => syncSubscription(services, id).catch(onFailure)))
  }
}
