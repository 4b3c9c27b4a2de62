import { dayIn } from '@verbena/language/memory/calendar-day'
import { knownTimeZone } from '@verbena/language/progress/known-time-zone'
import { type Day, daysOf } from '@verbena/language/progress/quarter-hours'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { listAnsweredQuarters, listWatchedQuarters } from './activity.queries.ts'
import { findTimeZone, saveTimeZone } from './time-zone.queries.ts'

type Needs = Pick<Services, 'db' | 'clock'>

/** What a learner did day by day, what day it is for them, and by which zone. */
export type LearnerDays = { days: Day[]; today: string; timeZone: string }

/**
 * @param asked where the learner is now, as their browser says; it is kept for when nobody says it
 * @throws AppError INVALID_REQUEST for an unknown time zone
 */
export async function readDays(
  { db, clock }: Needs,
  learnerId: string,
  asked: string | undefined,
): Promise<LearnerDays> {
  const [timeZone, watched, answered] = await Promise.all([
    timeZoneOf(db, learnerId, asked),
    listWatchedQuarters(db, learnerId),
    listAnsweredQuarters(db, learnerId),
  ])
  return { days: daysOf([...watched, ...answered], timeZone), today: dayIn(clock.now(), timeZone), timeZone }
}

async function timeZoneOf(db: Services['db'], learnerId: string, asked: string | undefined): Promise<string> {
  if (asked === undefined) return (await findTimeZone(db, learnerId)) ?? 'UTC'
  const timeZone = knownTimeZone(asked)
  if (timeZone === null) throw new AppError('INVALID_REQUEST', 'query.timeZone: is not a time zone')
  if ((await findTimeZone(db, learnerId)) !== timeZone) await saveTimeZone(db, learnerId, timeZone)
  return timeZone
}
