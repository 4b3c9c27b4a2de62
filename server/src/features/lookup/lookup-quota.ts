import { entitlements } from '@verbena/contract/plans'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { Viewer } from '../accounts/viewer.service.ts'
import { countLookups, giveLookupBack, takeLookup } from './lookup.queries.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
export const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/**
 * Counts a lookup before it is made, so that many at once cannot pass a limit together.
 * @returns how to give it back when nothing was found
 * @throws AppError DAILY_LIMIT with the seconds until there are new ones
 */
export async function takeFromQuota(
  { db, clock, rateLimits }: Services,
  { plan, learnerId }: Viewer,
  address: string,
): Promise<() => Promise<void>> {
  const limit = entitlements[plan].lookupsPerDay
  if (limit === null) return async () => {}
  if (learnerId === null) {
    await rateLimits.take('guestLookupsByAddress', address).catch((error: unknown) => {
      if (error instanceof AppError) throw dailyLimit(error.retryAfterSeconds)
      throw error
    })
    return () => rateLimits.giveBack('guestLookupsByAddress', address)
  }
  const now = clock.now()
  const day = dayOf(now)
  if (!(await takeLookup(db, learnerId, day, limit)))
    throw dailyLimit(Math.ceil((dayMilliseconds - (now.getTime() % dayMilliseconds)) / 1000))
  return () => giveLookupBack(db, learnerId, day)
}

const dailyLimit = (seconds: number | undefined) =>
  new AppError('DAILY_LIMIT', 'You have looked up all the words that your plan has for today.', seconds)

export async function readLookupUsage({ db, clock }: Services, { plan, learnerId }: Viewer) {
  const used = learnerId ? await countLookups(db, learnerId, dayOf(clock.now())) : 0
  return { used, limit: entitlements[plan].lookupsPerDay }
}
