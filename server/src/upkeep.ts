import { removeDueAccounts } from './features/accounts/remove-account.service.ts'
import { endSubscriptionsNow, reconcileSubscriptions } from './features/billing/billing.service.ts'
import type { Services } from './services.ts'

const intervalMilliseconds = 60_000

/**
 * What has to happen by itself: plans whose date has come are looked after, accounts whose grace is over are removed.
 * Every server may do it; each step does nothing when another one has done it.
 * @param onFailure told of what failed; the next round tries again
 * @returns how to stop it, once what is under way is done
 */
export function startUpkeep(services: Services, onFailure: (error: unknown) => void): () => Promise<void> {
  let round = Promise.resolve()
  const timer = setInterval(() => {
    round = round.then(() => keepUp(services, onFailure))
  }, intervalMilliseconds)
  timer.unref()
  return () => {
    clearInterval(timer)
    return round
  }
}

async function keepUp(services: Services, onFailure: (error: unknown) => void) {
  await reconcileSubscriptions(services, onFailure).catch(onFailure)
  await removeDueAccounts(services, (id) => endSubscriptionsNow(services, id), onFailure).catch(onFailure)
}
