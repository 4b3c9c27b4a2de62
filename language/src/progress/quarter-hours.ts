import { dayIn } from '../spaced-repetition/calendar-day.ts'

/** What a learner did in a quarter of an hour. In every time zone a day begins with one, so that days are made of them. */
export type QuarterHour = {
  startsAt: Date
  /** Of watching and listening. */
  seconds: number
  /** Given to reviews, lessons, grammar and tests. */
  answers: number
}

/** What a learner did on a day of their own. `day`: `2026-03-29`. */
export type Day = { day: string; seconds: number; answers: number }

/** Length of a quarter of an hour. */
export const quarterMilliseconds = 15 * 60 * 1000

/**
 * The days of a time zone on which something was done, in order. All of the past is read in this one zone: whoever moves
 * sees their days as the clocks of the new place count them.
 * @param quarters in any order, several may be of one moment
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
