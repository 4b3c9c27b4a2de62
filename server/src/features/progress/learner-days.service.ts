import { knownTimeZone } from '@verbena/language/progress/known-time-zone'
import { type Day, daysOf } from '@verbena/language/progress/quarter-hours'
import { dayIn, startOfDay } from '@verbena/language/spaced-repetition/calendar-day'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { listAnsweredQuarters, listWatchedQuarters } from './activity.queries.ts'
import { findTimeZone, saveTimeZone } from './time-zone.queries.ts'

type Needs = Pick<Services, 'db' | 'clock'>

/** The activity of a learner by day, with the current day and time zone of the learner. */
export type LearnerDays = { days: Day[]; today: string; timeZone: string }

/**
 * @param requested the time zone of the learner's browser; it is stored for requests without one
 * @param firstDayOf the first day that is read, given today; all days without it
 * @throws AppError INVALID_REQUEST for an unknown time zone
 */
export async function readDays(
  { db, clock }: Needs,
  learnerId: string,
  requested: string | undefined,
  firstDayOf?: (today: string) => string,
): Promise<LearnerDays> {
  const timeZone = await timeZoneOf(db, learnerId, requested)
  const today = dayIn(clock.now(), timeZone)
  const since = firstDayOf && startOfDay(firstDayOf(today), timeZone)
  const [watched, answered] = await Promise.all([
    listWatchedQuarters(db, learnerId, since),
    listAnsweredQuarters(db, learnerId, since),
  ])
  return { days: daysOf([...watched, ...answered], timeZone), today, timeZone }
}

async function timeZoneOf(
  db: Services['db'],
  learnerId: string,
  requested: string | undefined,
): Promise<string> {
  if (requested === undefined) return (await findTimeZone(db, learnerId)) ?? 'UTC'
  const timeZone = knownTimeZone(requested)
  if (timeZone === null) throw new AppError('INVALID_REQUEST', 'query.timeZone: is not a time zone')
  if ((await findTimeZone(db, learnerId)) !== timeZone) await saveTimeZone(db, learnerId, timeZone)
  return timeZone
}
