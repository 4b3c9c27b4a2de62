import type { KnownSince } from '@verbena/language/progress/known-words'
import { type Day, dayOfQuarter } from '@verbena/language/progress/quarter-hours'
import { dayAfter, dayIn } from '@verbena/language/spaced-repetition/calendar-day'
import type { Services } from '../../services.ts'
import { listSums } from './activity-days.queries.ts'
import { addSums } from './activity-days.service.ts'
import { timeZoneOf } from './learner-time-zone.service.ts'

type Needs = Pick<Services, 'db' | 'clock'>

/** The activity of a learner by day, with the current day and time zone of the learner. */
export type LearnerDays = {
  /** Days with watch time or answers, in order. */
  days: Day[]
  /** When the words of the language that are known now became known. */
  knownSince: KnownSince[]
  today: string
  timeZone: string
}

type Asked = {
  /** The language of the known words. */
  language: string
  /** The time zone of the learner's browser; it is stored for requests without one. */
  timeZone: string | undefined
  /** The first day that is read, given today; all days without it. Known words of earlier days are those of the day before. */
  firstDayOf?: (today: string) => string
}

/** @throws AppError INVALID_REQUEST for an unknown time zone */
export async function readDays(services: Needs, learnerId: string, asked: Asked): Promise<LearnerDays> {
  const { db, clock } = services
  const timeZone = await timeZoneOf(services, learnerId, asked.timeZone)
  const today = dayIn(clock.now(), timeZone)
  const since = asked.firstDayOf ? dayAfter(asked.firstDayOf(today), -1) : '-infinity'
  const found = await listSums(db, { learnerId, language: asked.language, since })
  const sumsByDay = new Map<string, { seconds: number; answers: number; knownWords: number }>()
  for (const { day, quarter, seconds, answers, knownWords } of found) {
    const key = day ?? dayOfQuarter(quarter ?? 0, timeZone)
    sumsByDay.set(key, addSums(sumsByDay.get(key), { seconds, answers, knownWords }))
  }
  const days = [...sumsByDay].map(([day, sums]) => ({ day, ...sums })).sort(byDay)
  return {
    days: days.filter(({ day, seconds, answers }) => day > since && (seconds > 0 || answers > 0)),
    knownSince: days.filter(({ knownWords }) => knownWords !== 0),
    today,
    timeZone,
  }
}

const byDay = (one: Day, other: Day) => (one.day < other.day ? -1 : 1)
