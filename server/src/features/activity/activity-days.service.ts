import { dayOfQuarter } from '@verbena/language/progress/quarter-hours'
import { dayBeginsAtHour } from '@verbena/language/spaced-repetition/calendar-day'
import type { Database } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import {
  addToDays,
  type DaySums,
  listLearnersWithTallies,
  listQuarters,
  moveTalliesToQuarters,
  type QuarterSums,
  removeDays,
} from './activity-days.queries.ts'
import { lockTimeZone, type StoredTimeZone, saveTimeZone } from './time-zone.queries.ts'

type Needs = Pick<Services, 'db'>

/** Adds the tallies of learners who have many to the sums by quarter and by day. A maintenance job calls it. */
export async function addManyTalliesToDays(services: Needs): Promise<void> {
  const failures: unknown[] = []
  // The tallies of one learner must not keep those of the others.
  for (const learnerId of await listLearnersWithTallies(services.db, manyTallies))
    await addTalliesToDays(services, learnerId).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Readers sum up so many tallies quickly, and a learner makes hardly as many in a minute. */
const manyTallies = 50

/** Adds the tallies to the sums by quarter and by day. */
export async function addTalliesToDays({ db: database }: Needs, learnerId: string): Promise<void> {
  await database.transaction(async (db) => {
    const stored = await lockTimeZone(db, learnerId)
    if (!stored) return
    if (stored.dayBeginsAt !== dayBeginsAtHour) return recomputeDays(db, learnerId, stored)
    await addToDays(db, learnerId, byDay(await moveTalliesToQuarters(db, learnerId), stored.timeZone))
  })
}

/**
 * Stores the time zone that a browser reported, or keeps the stored one without it, and computes the sums of all days
 * again if they are not those of this time zone: all days are those of the time zone that the learner is in now.
 */
export async function changeTimeZone(
  { db: database }: Needs,
  learnerId: string,
  reported: string | undefined,
) {
  await database.transaction(async (db) => {
    const before = await lockTimeZone(db, learnerId)
    if (!before) return
    const timeZone = reported ?? before.timeZone
    const isReported = before.isReported || reported !== undefined
    if (before.timeZone === timeZone && before.dayBeginsAt === dayBeginsAtHour)
      return saveTimeZone(db, learnerId, { ...before, isReported })
    await recomputeDays(db, learnerId, { timeZone, isReported })
  })
}

/** The caller holds the lock of the learner's time zone. */
async function recomputeDays(
  db: Database,
  learnerId: string,
  { timeZone, isReported }: Omit<StoredTimeZone, 'dayBeginsAt'>,
) {
  await saveTimeZone(db, learnerId, { timeZone, isReported, dayBeginsAt: dayBeginsAtHour })
  await moveTalliesToQuarters(db, learnerId)
  await removeDays(db, learnerId)
  await addToDays(db, learnerId, byDay(await listQuarters(db, learnerId), timeZone))
}

function byDay(quarters: readonly QuarterSums[], timeZone: string): DaySums[] {
  const days = new Map<string, DaySums>()
  for (const { quarter, language, seconds, answers, reviews, recalls, remembered, knownWords } of quarters) {
    const sums = { seconds, answers, reviews, recalls, remembered, knownWords }
    const day = dayOfQuarter(quarter, timeZone)
    const key = `${day} ${language}`
    days.set(key, { day, language, ...addSums(days.get(key), sums) })
  }
  return [...days.values()]
}

/** The sums of both by name. */
export function addSums<Named extends Record<string, number>>(one: Named | undefined, other: Named): Named {
  if (!one) return other
  return Object.fromEntries(
    Object.entries(other).map(([name, sum]) => [name, sum + (one[name] ?? 0)]),
  ) as Named
}
