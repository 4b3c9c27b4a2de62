import { dayIn } from '../spaced-repetition/calendar-day.ts'

/** A learner's activity in a quarter of an hour. In every time zone a day begins with a quarter of an hour. */
export type QuarterHour = {
  startsAt: Date
  /** Seconds of watching and listening. */
  seconds: number
  /** Number of answers in reviews, lessons, grammar and tests. */
  answers: number
}

/** A learner's activity on a day of their time zone. `day`: `2026-03-29`. */
export type Day = { day: string; seconds: number; answers: number }

/** Length of a quarter of an hour. */
export const quarterMilliseconds = 15 * 60 * 1000

/**
 * Sums up quarters of an hour by the days of a time zone, in order. The whole past is read in this zone, also when the
 * learner has moved.
 * @param quarters in any order; several may begin at the same moment
 * @throws RangeError for an unknown time zone
 * @example daysOf([{ startsAt: new Date('2026-03-28T23:30:00Z'), seconds: 60, answers: 0 }], 'Europe/Madrid')
 * // [{ day: '2026-03-29', seconds: 60, answers: 0 }]
 */
export function daysOf(quarters: readonly QuarterHour[], timeZone: string): Day[] {
  const days = new Map<string, Day>()
  for (const { startsAt, seconds, answers } of quarters) {
    const day = dayIn(startsAt, timeZone)
    const before = days.get(day)
    days.set(day, {
      day,
      seconds: (before?.seconds ?? 0) + seconds,
      answers: (before?.answers ?? 0) + answers,
    })
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1))
}
