import { dayAfter } from '../spaced-repetition/calendar-day.ts'

/** The Monday of the week of a day. @example mondayOf('2026-11-21') // '2026-11-16' */
export function mondayOf(day: string): string {
  const fromMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return dayAfter(day, -fromMonday)
}

/** The seven days of the week of a day, Monday first. */
export const weekOf = (day: string): string[] => {
  const monday = mondayOf(day)
  return Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
}

/** Weeks of a year, with the current week. */
const weeksOfYear = 53

/** The Mondays of the weeks of the last year, in order; the last one is that of the current week. */
export const mondaysOfYear = (today: string): string[] =>
  Array.from({ length: weeksOfYear }, (_, index) => dayAfter(mondayOf(today), 7 * (index + 1 - weeksOfYear)))
