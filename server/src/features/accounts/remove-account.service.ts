import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { recordEvent } from './account-events.queries.ts'
import { endOtherSessions, listLearnersToRemove, removeLearner, updateLearner } from './accounts.queries.ts'
import { normaliseUsername, readLearner, usernameKeyOf } from './accounts.service.ts'
import { confirmPassword } from './passwords/confirm-owner.service.ts'

/** Days within which a learner can cancel the removal. */
export const graceDays = 14
const dayMs = 24 * 60 * 60 * 1000

/**
 * Schedules the removal of an account and ends all sessions. The learner can sign in again and cancel it.
 * @param confirmation the password, or the username of an account without one
 * @throws AppError WRONG_PASSWORD
 */
export async function scheduleRemoval(
  services: Services,
  learnerId: string,
  confirmation: string,
  address: string,
): Promise<Date> {
  const learner = await readLearner(services, learnerId)
  if (learner.passwordHash) await confirmPassword(services, learner, confirmation, address)
  else if (usernameKeyOf(normaliseUsername(confirmation)) !== learner.usernameKey)
    throw new AppError('WRONG_PASSWORD', 'This is not your username.')
  const now = services.clock.now()
  const deleteAt = new Date(now.getTime() + graceDays * dayMs)
  await services.db.transaction(async (db) => {
    await updateLearner(db, learnerId, { deleteAt })
    await endOtherSessions(db, learnerId, null, now)
    await recordEvent(db, learnerId, now, 'deletion-planned')
  })
  return deleteAt
}

export async function cancelRemoval(services: Services, learnerId: string): Promise<void> {
  const { deleteAt } = await readLearner(services, learnerId)
  if (!deleteAt) return
  await services.db.transaction(async (db) => {
    await updateLearner(db, learnerId, { deleteAt: null })
    await recordEvent(db, learnerId, services.clock.now(), 'deletion-taken-back')
  })
}

/**
 * Deletes the accounts whose grace period is over, with all their rows.
 * @param beforeRemoval ends what the database does not delete, for example a subscription. If it fails, the account is
 * not deleted before the next round.
 */
export async function removeDueAccounts(
  { db, clock }: Services,
  beforeRemoval: (learnerId: string) => Promise<void>,
  onFailure: (error: unknown) => void,
): Promise<number> {
  let removed = 0
  for (const { id } of await listLearnersToRemove(db, clock.now())) {
    try {
      await beforeRemoval(id)
      if (await removeLearner(db, id, clock.now())) removed++
    } catch (error) {
      onFailure(error)
    }
  }
  return removed
}
