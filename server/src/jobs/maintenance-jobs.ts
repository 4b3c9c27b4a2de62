import { deleteExpiredRows } from '../database/delete-expired-rows.ts'
import { removeDueAccounts } from '../features/accounts/remove-account.service.ts'
import { addManyTalliesToDays } from '../features/activity/activity-days.service.ts'
import {
  cancelReplacedSubscriptions,
  cancelSubscriptionsOfRemovedAccounts,
  endSubscriptionsNow,
  reconcileSubscriptions,
} from '../features/billing/billing.service.ts'
import { deleteExpiredMedia } from '../features/own-media/delete-expired-media.service.ts'
import { extractMissingPictures } from '../features/own-media/files/own-pictures.service.ts'
import { computeMissingStatistics } from '../features/own-media/transcript/transcript-statistics.service.ts'
import { markAccountFilesForRemoval } from '../features/own-media/uploads/clean-disk.service.ts'
import { mendReviewDays } from '../features/reviews/review-days/mend-review-days.service.ts'
import { cutDueClips, removeClipFiles } from '../features/vocabulary/clips/cut-clips.service.ts'
import type { Services } from '../services.ts'

const intervalMs = 60_000

/**
 * Starts the maintenance that runs once a minute: it requests the state of overdue subscriptions from the payment
 * provider, deletes accounts whose grace period is over, computes missing transcript statistics and pictures of own
 * media, cuts clips of saved words, adds up activity, mends review cards of older versions, and deletes expired rows and
 * files. Several servers may run it at once: a step does nothing
 * when another server has done it.
 * @param onFailure called with the error of each step that failed; the next round retries it
 * @returns a function that stops the maintenance and waits for the current round
 */
export function startMaintenanceJobs(
  services: Services,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let round = Promise.resolve()
  const timer = setInterval(() => {
    round = round.then(() => runMaintenanceJobs(services, onFailure))
  }, intervalMs)
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

/** Runs all steps once. */
export async function runMaintenanceJobs(services: Services, onFailure: (error: unknown) => void) {
  const steps = [
    () => reconcileSubscriptions(services, onFailure),
    () => cancelSubscriptionsOfRemovedAccounts(services, onFailure),
    () => cancelReplacedSubscriptions(services, onFailure),
    () => removeDueAccounts(services, (id) => beforeRemoval(services, id), onFailure),
    () => deleteExpiredMedia(services),
    () => computeMissingStatistics(services),
    () => extractMissingPictures(services),
    () => cutDueClips(services),
    () => removeClipFiles(services),
    () => addManyTalliesToDays(services),
    () => mendReviewDays(services),
    () => deleteExpiredRows(services.db, services.clock.now()),
  ]
  for (const step of steps) await step().catch(onFailure)
}
