import { dayIn } from '../spaced-repetition/calendar-day.ts'

/** A learner's activity on a day of their time zone. `day`: `2026-03-29`; `seconds`: of watching and listening. */
export type Day = { day: string; seconds: number; answers: number }

const quarterMs = 15 * 60 * 1000

/** The number of the quarter of an hour since 1970. In every time zone a day begins with a quarter. */
export const quarterOf = (moment: Date): number => Math.floor(moment.getTime() / quarterMs)

/**
 * The day of a quarter of an hour in a time zone.
 * @throws RangeError for an unknown time zone
 * @example dayOfQuarter(quarterOf(new Date('2026-03-28T23:30:00Z')), 'Europe/Madrid') // '2026-03-29'
 */
export const dayOfQuarter = (quarter: number, timeZone: string): string =>
  dayIn(new Date(quarter * quarterMs), timeZone)
