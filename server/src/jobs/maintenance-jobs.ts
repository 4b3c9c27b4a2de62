import { deleteExpiredRows } from '../database/delete-expired-rows.ts'
import { removeDueAccounts } from '../features/accounts/remove-account.service.ts'
import {
  cancelForRemovals,
  endReplaced,
  endSubscriptionsNow,
  reconcileSubscriptions,
} from '../features/billing/billing.service.ts'
import { deleteExpiredMedia } from '../features/own-media/delete-expired-media.service.ts'
import { extractMissingPictures } from '../features/own-media/files/own-pictures.service.ts'
import { computeMissingFacts } from '../features/own-media/transcript/transcript-facts.service.ts'
import { markAccountFilesForRemoval } from '../features/own-media/uploads/clean-disk.service.ts'
import type { Services } from '../services.ts'

const intervalMilliseconds = 60_000

/**
 * What has to happen by itself: plans whose date has come are looked after, accounts whose grace is over are
 * removed, and what has served its time goes.
 * Every server may do it; each step does nothing when another one has done it.
 * @param onFailure told of what failed; the next round tries again
 * @returns how to stop it, once what is under way is done
 */
export function startMaintenanceJobs(
  services: Services,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let round = Promise.resolve()
  const timer = setInterval(() => {
    round = round.then(() => runMaintenanceJobs(services, onFailure))
  }, intervalMilliseconds)
  timer.unref()
  return () => {
    clearInterval(timer)
    return round
  }
}

async function beforeRemoval(services: Services, learnerId: string) {
  await endSubscriptionsNow(services, learnerId)
  await markAccountFilesForRemoval(services, learnerId)
}

/** One round. */
export async function runMaintenanceJobs(services: Services, onFailure: (error: unknown) => void) {
  const steps = [
    () => reconcileSubscriptions(services, onFailure),
    () => cancelForRemovals(services, onFailure),
    () => endReplaced(services, onFailure),
    () => removeDueAccounts(services, (id) => beforeRemoval(services, id), onFailure),
    () => deleteExpiredMedia(services),
    () => computeMissingFacts(services),
    () => extractMissingPictures(services),
    () => deleteExpiredRows(services.db, services.clock.now()),
  ]
  for (const step of steps) await step().catch(onFailure)
}
