import { randomBytes } from 'node:crypto'
import { type CheckoutOrigin, proPriceId } from '@verbena/contract/billing'
import type { Database } from '../../database/database.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { recordAccountEvent } from '../accounts/account-events.service.ts'
import { readLearner } from '../accounts/accounts.service.ts'
import { checkoutUrls } from './checkout-urls.ts'
import {
  type Checkout,
  findCheckout,
  findOpenCheckout,
  insertCheckout,
  markCheckoutPaid,
  saveProviderId,
  takeCheckout,
} from './checkouts.queries.ts'
import { assignSubscription, listSubscriptions, lockLearner, saveProUntil } from './subscriptions.queries.ts'
import { syncSubscription } from './sync-subscription.service.ts'

/** How long the same learner is led back to the checkout they opened: two tabs do not pay twice. */
const reopenMilliseconds = 60 * 60 * 1000

type Wish = { priceId: string; from?: CheckoutOrigin | undefined }

/**
 * Opens a checkout for Pro. A guest's belongs to nobody until it is claimed.
 * @returns where to pay
 * @throws AppError UNKNOWN_PRICE, ALREADY_PRO, PROVIDER_AWAY
 */
export async function openCheckout(
  services: Services,
  { priceId, from }: Wish,
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

/** Of twenty tabs at once each gets the same checkout, and with it the same page of the provider. */
async function reopenOrAdd(services: Services, learnerId: string): Promise<Checkout> {
  const { clock, payments } = services
  const since = new Date(clock.now().getTime() - reopenMilliseconds)
  return services.db.transaction(async (db) => {
    await lockLearner(db, learnerId)
    const open = await findOpenCheckout(db, learnerId, { provider: payments.name, since })
    return open ?? addCheckout(services, db, learnerId)
  })
}

/** Written before the provider hears of it, so that its first event finds it. */
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
 * Gives what was paid to the learner; again and again it is the same.
 * @throws AppError NOT_FOUND, CHECKOUT_NOT_PAID, CHECKOUT_CLAIMED, PROVIDER_AWAY
 */
export async function claimCheckout(services: Services, id: string, learnerId: string): Promise<void> {
  await readLearner(services, learnerId)
  const checkout = await requireCheckout(services, id)
  const subscriptionId = await findPayment(services, checkout)
  if (!subscriptionId) throw new AppError('CHECKOUT_NOT_PAID', 'This payment has not arrived yet.')
  await services.db.transaction(async (db) => {
    await lockLearner(db, learnerId)
    if (!(await takeCheckout(db, id, learnerId)))
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

/** The subscription that was paid for by a checkout. Asks the provider: its event may be late, or never come. */
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

/** Whoever holds the page of a checkout open asks again and again; the provider is asked once in a while. */
async function mayAsk({ rateLimits }: Services, id: string): Promise<boolean> {
  return rateLimits.take('providerAskedAboutCheckout', id).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false
      throw error
    },
  )
}
