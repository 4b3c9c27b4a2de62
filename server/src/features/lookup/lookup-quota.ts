import type { Database } from '../../database/database.ts'
import { AppError } from '../../errors.ts'
import { isWithinLimit } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import {
  countLookups,
  deleteLookedUpWord,
  deleteLookedUpWordsBefore,
  recordLookedUpWord,
  refundLookup,
  takeLookup,
} from './lookup.queries.ts'
import type { LookupRequester } from './resolve-selection.service.ts'

const dayMs = 24 * 60 * 60 * 1000
export const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/**
 * Counts a lookup before its explanation is sent, so that concurrent requests cannot exceed the limit together. A word
 * that is looked up again on the same day counts once.
 * @param word language and lemma key: `es:casa`
 * @returns whether the lookup was counted now; only then may `returnToQuota` undo it
 * @throws AppError DAILY_LIMIT with the seconds until the quota is renewed
 */
export async function takeFromQuota(
  services: Services,
  { plan, learnerId }: LookupRequester,
  address: string,
  word: string,
): Promise<boolean> {
  const limit = services.lookupsPerDay[plan]
  if (limit === null) return false
  if (learnerId === null) return takeAsGuest(services, address, word)
  const now = services.clock.now()
  const taken = await services.db
    .transaction((db) => takeWord(db, learnerId, dayOf(now), word, limit))
    .catch(asLimit)
  if (taken !== 'limit') return taken
  throw dailyLimit(Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000))
}

/** Undoes the counting of a lookup that found no explanation. */
export async function returnToQuota(
  services: Services,
  { plan, learnerId }: LookupRequester,
  address: string,
  word: string,
): Promise<void> {
  if (services.lookupsPerDay[plan] === null) return
  const { db, clock, rateLimits } = services
  if (learnerId === null) {
    await rateLimits.clear('guestWordByAddress', `${address} ${word}`)
    return rateLimits.giveBack('guestLookupsByAddress', address)
  }
  const day = dayOf(clock.now())
  await db.transaction(async (inside) => {
    if (await deleteLookedUpWord(inside, learnerId, day, word)) await refundLookup(inside, learnerId, day)
  })
}

/** Counts a question to the model. @returns false if the requester has used all questions of today */
export function takeModelQuestion(
  { rateLimits }: Services,
  { plan, learnerId }: LookupRequester,
  address: string,
): Promise<boolean> {
  if (learnerId === null) return isWithinLimit(rateLimits.take('guestModelByAddress', address))
  const name = plan === 'pro' ? 'proModelByAccount' : 'freeModelByAccount'
  return isWithinLimit(rateLimits.take(name, learnerId))
}

class LimitReached extends Error {}

/** Counts the lookup of a learner. Over the limit the transaction rolls back the record of the word too. */
async function takeWord(
  db: Database,
  learnerId: string,
  day: string,
  word: string,
  limit: number,
): Promise<boolean> {
  if (!(await recordLookedUpWord(db, learnerId, day, word))) return false
  const count = await takeLookup(db, learnerId, day, limit)
  if (count === null) throw new LimitReached()
  if (count === 1) await deleteLookedUpWordsBefore(db, learnerId, day)
  return true
}

function asLimit(error: unknown): 'limit' {
  if (error instanceof LimitReached) return 'limit'
  throw error
}

/** Takes from the quota before it records the word, so that concurrent requests cannot exceed the limit. */
async function takeAsGuest({ rateLimits }: Services, address: string, word: string): Promise<boolean> {
  const ofToday = `${address} ${word}`
  const isKnown = await rateLimits.isTaken('guestWordByAddress', ofToday)
  if (isKnown) return false
  try {
    await rateLimits.take('guestLookupsByAddress', address)
  } catch (error) {
    throw isSpent(error) ? dailyLimit(error.retryAfterSeconds) : error
  }
  try {
    await rateLimits.take('guestWordByAddress', ofToday)
  } catch (error) {
    if (!isSpent(error)) throw error
    await rateLimits.giveBack('guestLookupsByAddress', address)
    return false
  }
  return true
}

const isSpent = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'TOO_MANY_REQUESTS'

const dailyLimit = (seconds: number | undefined) =>
  new AppError('DAILY_LIMIT', 'You have looked up all the words that your plan has for today.', seconds)

export async function readLookupUsage(services: Services, { plan, learnerId }: LookupRequester) {
  const { db, clock } = services
  const used = learnerId ? await countLookups(db, learnerId, dayOf(clock.now())) : 0
  return { used, limit: services.lookupsPerDay[plan] }
}
