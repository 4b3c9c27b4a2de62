import { entitlements } from '@verbena/contract/plans'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { Viewer } from '../accounts/viewer.service.ts'
import {
  countLookups,
  forgetWord,
  forgetWordsBefore,
  giveLookupBack,
  noteWord,
  takeLookup,
} from './lookup.queries.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
export const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/**
 * Counts a word that was found, before it is shown: many at once cannot pass a limit together, and one looked up again
 * on the same day counts once.
 * @param word language and base form: `es:casa`
 * @throws AppError DAILY_LIMIT with the seconds until there are new ones
 */
export async function takeFromQuota(
  services: Services,
  { plan, learnerId }: Viewer,
  address: string,
  word: string,
): Promise<void> {
  const limit = entitlements[plan].lookupsPerDay
  if (limit === null) return
  if (learnerId === null) return takeAsGuest(services, address, word)
  const now = services.clock.now()
  const isTaken = await services.db
    .transaction((db) => takeWord(db, learnerId, dayOf(now), word, limit))
    .catch(asLimit)
  if (!isTaken) throw dailyLimit(Math.ceil((dayMilliseconds - (now.getTime() % dayMilliseconds)) / 1000))
}

/** Takes back what was counted for a word of which nothing could be said after all. */
export async function returnToQuota(
  { db, clock, rateLimits }: Services,
  { plan, learnerId }: Viewer,
  address: string,
  word: string,
): Promise<void> {
  if (entitlements[plan].lookupsPerDay === null) return
  if (learnerId === null) {
    await rateLimits.forget('guestWordByAddress', `${address} ${word}`)
    return rateLimits.giveBack('guestLookupsByAddress', address)
  }
  const day = dayOf(clock.now())
  await db.transaction(async (inside) => {
    if (await forgetWord(inside, learnerId, day, word)) await giveLookupBack(inside, learnerId, day)
  })
}

class LimitReached extends Error {}

/** Over the limit the word is not noted either: the transaction takes it back. */
async function takeWord(db: Database, learnerId: string, day: string, word: string, limit: number) {
  if (!(await noteWord(db, learnerId, day, word))) return true
  const count = await takeLookup(db, learnerId, day, limit)
  if (count === null) throw new LimitReached()
  if (count === 1) await forgetWordsBefore(db, learnerId, day)
  return true
}

function asLimit(error: unknown): false {
  if (error instanceof LimitReached) return false
  throw error
}

/** The place in the quota comes first, so that many at once cannot pass by the note of their word. */
async function takeAsGuest({ rateLimits }: Services, address: string, word: string): Promise<void> {
  const ofToday = `${address} ${word}`
  const isKnown = await rateLimits.isTaken('guestWordByAddress', ofToday)
  if (isKnown) return
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
  }
}

const isSpent = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'TOO_MANY_REQUESTS'

const dailyLimit = (seconds: number | undefined) =>
  new AppError('DAILY_LIMIT', 'You have looked up all the words that your plan has for today.', seconds)

export async function readLookupUsage({ db, clock }: Services, { plan, learnerId }: Viewer) {
  const used = learnerId ? await countLookups(db, learnerId, dayOf(clock.now())) : 0
  return { used, limit: entitlements[plan].lookupsPerDay }
}
