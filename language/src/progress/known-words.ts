import { dayAfter, dayIn } from '../spaced-repetition/calendar-day.ts'

/** So many words that are known now became so at this moment. */
export type KnownSince = { at: Date; count: number }

/**
 * How many of the words that a learner knows now were known at the end of each week, and how many are today.
 * @param mondays of the weeks, in order, the last one that of today
 * @returns a point for each week: its Sunday, or today
 */
export function knownByWeek(
  since: readonly KnownSince[],
  { mondays, today, timeZone }: { mondays: readonly string[]; today: string; timeZone: string },
): { day: string; known: number }[] {
  const events = since.map(({ at, count }) => ({ day: dayIn(at, timeZone), count }))
  return mondays.map((monday) => {
    const sunday = dayAfter(monday, 6)
    // What was learned ahead of today, where a clock was set back, is known all the same.
    const isLast = sunday >= today
    const known = events.reduce((sum, { day, count }) => (isLast || day <= sunday ? sum + count : sum), 0)
    return { day: isLast ? today : sunday, known }
  })
}
