import { AppError } from '../../errors.ts'
import type { ProviderSubscription } from '../../providers/payments/payments.ts'
import type { Services } from '../../services.ts'
import { recordAccountEvent } from '../accounts/account-events.service.ts'
import { findCheckout, markCheckoutPaid } from './checkouts.queries.ts'
import {
  findSubscription,
  insertSubscription,
  lockLearner,
  type Subscription,
  saveProUntil,
  touchSubscription,
  updateSubscription,
} from './subscriptions.queries.ts'

/** Each round somebody writes, and what is written alike needs no second writing: two or three are usual. */
const rounds = 6

/**
 * Makes our row of a subscription say what the provider says now, and the learner's plan what follows from it.
 * Whatever made us look (an event, early, late or twice; a claim; the clock), the result is the same, because the
 * provider is asked after our row was read, and the answer is written only if nobody wrote meanwhile.
 * @throws AppError PROVIDER_AWAY
 */
export async function syncSubscription(services: Services, id: string): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const known = await findSubscription(services.db, id)
    const current = await readCurrent(services, id, known)
    if (known && saysTheSame(known, current)) return touchSubscription(services.db, id, services.clock.now())
    const checkoutId = known?.checkoutId ?? current.checkoutId
    const checkout = checkoutId && (await findCheckout(services.db, checkoutId))
    // One that we did not sell: the provider's account serves more than this server.
    if (!known && !checkout) return
    const learnerId = known ? known.learnerId : checkout ? checkout.learnerId : null
    if (await save(services, current, { known, checkoutId, learnerId })) return
  }
  throw new AppError('BUSY', 'This subscription is being changed. Please try again.', 1)
}

/** One that the provider has forgotten (its account was changed, say) has ended: nobody can renew it. */
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

const saysTheSame = (known: Subscription, current: ProviderSubscription) =>
  samePlan(known, current) && known.paidUntil.getTime() === current.paidUntil.getTime()

const samePlan = (known: Subscription | undefined, current: ProviderSubscription) =>
  known?.status === current.status && known.cancelAtPeriodEnd === current.cancelAtPeriodEnd

type Place = { known: Subscription | undefined; checkoutId: string | null; learnerId: string | null }

/** False when it has to be read again. */
async function save(
  services: Services,
  current: ProviderSubscription,
  { known, checkoutId, learnerId }: Place,
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
    // Only a first payment makes one active or, later, overdue.
    if (checkoutId && status !== 'ended') await markCheckoutPaid(db, checkoutId, id)
    if (learnerId) {
      await saveProUntil(db, learnerId)
      if (!samePlan(known, current)) await recordAccountEvent({ ...services, db }, learnerId, 'plan-change')
    }
    return true
  })
}
