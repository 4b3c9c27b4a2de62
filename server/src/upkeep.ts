import { sweep } from './database/sweep.ts'
import { removeDueAccounts } from './features/accounts/remove-account.service.ts'
import {
  cancelForRemovals,
  endReplaced,
  endSubscriptionsNow,
  reconcileSubscriptions,
} from './features/billing/billing.service.ts'
import { noteFilesOfAccount } from './features/own-media/clean-disk.service.ts'
import { takeMissingPictures } from './features/own-media/own-pictures.service.ts'
import { sweepOwnMedia } from './features/own-media/sweep-own-media.service.ts'
import { readMissingFacts } from './features/own-media/text-facts.service.ts'
import type { Services } from './services.ts'

const intervalMilliseconds = 60_000

/**
 * What has to happen by itself: plans whose date has come are looked after, accounts whose grace is over are
 * removed, and what has served its time goes.
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

async function beforeRemoval(services: Services, learnerId: string) {
  await endSubscriptionsNow(services, learnerId)
  await noteFilesOfAccount(services, learnerId)
}

/** One round. */
export async function keepUp(services: Services, onFailure: (error: unknown) => void) {
  const steps = [
    () => reconcileSubscriptions(services, onFailure),
    () => cancelForRemovals(services, onFailure),
    () => endReplaced(services, onFailure),
    () => removeDueAccounts(services, (id) => beforeRemoval(services, id), onFailure),
    () => sweepOwnMedia(services),
    () => readMissingFacts(services),
    () => takeMissingPictures(services),
    () => sweep(services.db, services.clock.now()),
  ]
  for (const step of steps) await step().catch(onFailure)
}
