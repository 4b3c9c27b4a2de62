import { randomBytes } from 'node:crypto'
import { type CheckoutOrigin, proPriceId } from '@verbena/contract/billing/billing'
import type { Database } from '../../database/database.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { recordAccountEvent } from '../accounts/account-events.service.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { checkoutUrls } from './checkout-urls.ts'
import {
  assignCheckout,
  type Checkout,
  findCheckout,
  findOpenCheckout,
  insertCheckout,
  markCheckoutPaid,
  saveProviderId,
} from './checkouts.queries.ts'
import { assignSubscription, listSubscriptions, lockLearner, saveProUntil } from './subscriptions.queries.ts'
import { syncSubscription } from './sync-subscription.service.ts'

/** How long a learner gets the same checkout again, so that two tabs do not pay twice. */
const reopenMs = 60 * 60 * 1000

type Order = { priceId: string; from?: CheckoutOrigin | undefined }

/**
 * Opens a checkout for Pro. The checkout of a guest has no learner until it is claimed.
 * @returns the URL of the payment page
 * @throws AppError UNKNOWN_PRICE, ALREADY_PRO, PROVIDER_AWAY
 */
export async function openCheckout(
  services: Services,
  { priceId, from }: Order,
  learnerId: string | null,
): Promise<string> {
  if (priceId !== proPriceId) throw new AppError('UNKNOWN_PRICE', 'This plan cannot be bought.')
  if (!services.isBilled || (learnerId && (await isRenewing(services, learnerId))))
    throw new AppError('ALREADY_PRO', 'You have Pro already.')
  const checkout = learnerId
    ? await reopenOrAdd(services, learnerId)
    : await addCheckout(services, services.db, null)
  const { providerId, url } = await services.payments.openCheckout({
    checkoutId: checkout.id,
    ...checkoutUrls(services.publicUrl, checkout.id),
    from,
  })
  if (!checkout.providerId) await saveProviderId(services.db, checkout.id, providerId)
  return url
}

async function isRenewing(services: Services, learnerId: string): Promise<boolean> {
  await readLearner(services, learnerId)
  const now = services.clock.now()
  return (await listSubscriptions(services.db, learnerId)).some(
    ({ provider, status, cancelAtPeriodEnd, paidUntil }) =>
      provider === services.payments.name && status === 'active' && !cancelAtPeriodEnd && paidUntil > now,
  )
}

/** Concurrent requests of a learner get the same checkout, and therefore the same page of the provider. */
async function reopenOrAdd(services: Services, learnerId: string): Promise<Checkout> {
  const { clock, payments } = services
  const since = new Date(clock.now().getTime() - reopenMs)
  return services.db.transaction(async (db) => {
    await lockLearner(db, learnerId)
    const open = await findOpenCheckout(db, learnerId, { provider: payments.name, since })
    return open ?? addCheckout(services, db, learnerId)
  })
}

/** Inserted before the request to the provider, so that its first event finds the row. */
const addCheckout = ({ clock, payments }: Services, db: Database, learnerId: string | null) =>
  insertCheckout(db, {
    id: randomBytes(32).toString('base64url'),
    provider: payments.name,
    learnerId,
    createdAt: clock.now(),
  })

/** @throws AppError NOT_FOUND, PROVIDER_AWAY */
export async function readCheckout(services: Services, id: string) {
  const checkout = await requireCheckout(services, id)
  const subscriptionId = await findPayment(services, checkout)
  return { isPaid: subscriptionId !== null, isClaimed: checkout.learnerId !== null }
}

/**
 * Assigns a paid checkout and its subscription to the learner. Repeated calls have the same result.
 * @throws AppError NOT_FOUND, CHECKOUT_NOT_PAID, CHECKOUT_CLAIMED, PROVIDER_AWAY
 */
export async function claimCheckout(services: Services, id: string, learnerId: string): Promise<void> {
  await readLearner(services, learnerId)
  const checkout = await requireCheckout(services, id)
  const subscriptionId = await findPayment(services, checkout)
  if (!subscriptionId) throw new AppError('CHECKOUT_NOT_PAID', 'This payment has not arrived yet.')
  await services.db.transaction(async (db) => {
    await lockLearner(db, learnerId)
    if (!(await assignCheckout(db, id, learnerId)))
      throw new AppError('CHECKOUT_CLAIMED', 'This payment belongs to another account.')
    const isNew = await assignSubscription(db, subscriptionId, learnerId)
    await saveProUntil(db, learnerId)
    if (isNew) await recordAccountEvent({ ...services, db }, learnerId, 'plan-change')
  })
}

async function requireCheckout({ db }: Services, id: string): Promise<Checkout> {
  const checkout = await findCheckout(db, id)
  if (!checkout) throw notFound('checkout')
  return checkout
}

/** The subscription that a checkout paid for. It asks the provider, because the event may be late or lost. */
async function findPayment(services: Services, checkout: Checkout): Promise<string | null> {
  const { db, payments } = services
  if (checkout.subscriptionId) return checkout.subscriptionId
  if (!checkout.providerId || checkout.provider !== payments.name) return null
  if (!(await mayAsk(services, checkout.id))) return null
  const subscriptionId = await payments.findSubscriptionOf(checkout.providerId)
  if (!subscriptionId) return null
  await syncSubscription(services, subscriptionId)
  await markCheckoutPaid(db, checkout.id, subscriptionId)
  return subscriptionId
}

/** Limits the requests to the provider, because an open checkout page polls. */
async function mayAsk({ rateLimits }: Services, id: string): Promise<boolean> {
  return rateLimits.take('providerAskedAboutCheckout', id).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false
      throw error
    },
  )
}
