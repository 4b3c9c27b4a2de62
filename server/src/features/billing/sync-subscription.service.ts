import { AppError } from '../../errors.ts'
import type { ProviderSubscription } from '../../providers/payments/payments.ts'
import type { Services } from '../../services.ts'
import { recordAccountEvent } from '../accounts/account-events.service.ts'
import { findCheckout, markCheckoutPaid } from './checkouts.queries.ts'
import {
  findSubscription,
  insertSubscription,
  lockLearner,
  markChecked,
  type Subscription,
  saveProUntil,
  updateSubscription,
} from './subscriptions.queries.ts'

/** A round fails only when another request wrote the row; usually one of the first three succeeds. */
const roundsMaximum = 6

/**
 * Updates our row of a subscription to the state at the provider, and the learner's plan with it. The result does not
 * depend on the trigger (an event that is early, late or repeated, a claim, or the clock): the provider is asked after
 * our row was read, and its reply is written only if no other request has written the row in the meantime.
 * @throws AppError PROVIDER_AWAY
 */
export async function syncSubscription(services: Services, id: string): Promise<void> {
  for (let round = 0; round < roundsMaximum; round++) {
    const known = await findSubscription(services.db, id)
    const current = await readCurrent(services, id, known)
    if (known && isUpToDate(known, current)) return markChecked(services.db, id, services.clock.now())
    const checkoutId = known?.checkoutId ?? current.checkoutId
    const checkout = checkoutId && (await findCheckout(services.db, checkoutId))
    // The account at the provider may have subscriptions that this server did not sell.
    if (!known && !checkout) return
    const learnerId = known ? known.learnerId : checkout ? checkout.learnerId : null
    if (await save(services, current, { known, checkoutId, learnerId })) return
  }
  throw new AppError('BUSY', 'This subscription is being changed. Please try again.', 1)
}

/** A subscription that the provider does not know any more has ended, because it cannot renew. */
async function readCurrent(services: Services, id: string, known: Subscription | undefined) {
  try {
    return await services.payments.readSubscription(id)
  } catch (error) {
    const isMissing = error instanceof AppError && error.code === 'NOT_FOUND'
    if (!isMissing || !known) throw error
    const now = services.clock.now()
    const paidUntil = known.status === 'ended' || known.paidUntil < now ? known.paidUntil : now
    return { ...known, status: 'ended', paidUntil } satisfies ProviderSubscription
  }
}

const isUpToDate = (known: Subscription, current: ProviderSubscription) =>
  hasSamePlan(known, current) && known.paidUntil.getTime() === current.paidUntil.getTime()

const hasSamePlan = (known: Subscription | undefined, current: ProviderSubscription) =>
  known?.status === current.status && known.cancelAtPeriodEnd === current.cancelAtPeriodEnd

type StoredState = { known: Subscription | undefined; checkoutId: string | null; learnerId: string | null }

/** @returns false when another request has written the row, so that it must be read again */
async function save(
  services: Services,
  current: ProviderSubscription,
  { known, checkoutId, learnerId }: StoredState,
) {
  const { id, status, paidUntil, cancelAtPeriodEnd } = current
  const values = { status, paidUntil, cancelAtPeriodEnd, checkedAt: services.clock.now() }
  const provider = services.payments.name
  return services.db.transaction(async (db) => {
    if (learnerId && !(await lockLearner(db, learnerId))) return false
    const isSaved = known
      ? await updateSubscription(db, known, values)
      : await insertSubscription(db, { id, provider, checkoutId, learnerId, ...values })
    if (!isSaved) return false
    // A subscription that has not ended was paid at least once.
    if (checkoutId && status !== 'ended') await markCheckoutPaid(db, checkoutId, id)
    if (learnerId) {
      await saveProUntil(db, learnerId)
      if (!hasSamePlan(known, current))
        await recordAccountEvent({ ...services, db }, learnerId, 'plan-change')
    }
    return true
  })
}
