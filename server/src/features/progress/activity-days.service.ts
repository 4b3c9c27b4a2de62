import { dayOfQuarter } from '@verbena/language/progress/quarter-hours'
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
import { lockTimeZone, saveTimeZone } from './time-zone.queries.ts'

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
    const timeZone = await lockTimeZone(db, learnerId)
    if (timeZone === undefined) return
    await addToDays(db, learnerId, byDay(await moveTalliesToQuarters(db, learnerId), timeZone))
  })
}

/** Stores the time zone of a learner and computes the sums of all days again: all days are those of this time zone. */
export async function changeTimeZone({ db: database }: Needs, learnerId: string, timeZone: string) {
  await database.transaction(async (db) => {
    const before = await lockTimeZone(db, learnerId)
    if (before === undefined || before === timeZone) return
    await saveTimeZone(db, learnerId, timeZone)
    await moveTalliesToQuarters(db, learnerId)
    await removeDays(db, learnerId)
    await addToDays(db, learnerId, byDay(await listQuarters(db, learnerId), timeZone))
  })
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
