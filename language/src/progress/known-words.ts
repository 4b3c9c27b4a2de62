import { dayAfter, dayIn } from '../spaced-repetition/calendar-day.ts'

/** A number of words that became known at a moment and are known now. */
export type KnownSince = { at: Date; count: number }

/**
 * The number of known words at the end of each week, and today. Only words that are known now count.
 * @param mondays of the weeks in order; the last week is the current one
 * @returns a point for each week: its Sunday, or today
 */
export function knownByWeek(
  since: readonly KnownSince[],
  { mondays, today, timeZone }: { mondays: readonly string[]; today: string; timeZone: string },
): { day: string; known: number }[] {
  const events = since.map(({ at, count }) => ({ day: dayIn(at, timeZone), count }))
  return mondays.map((monday) => {
    const sunday = dayAfter(monday, 6)
    // If a clock was set back, a word may have become known after today. It counts today.
    const isLast = sunday >= today
    const known = events.reduce((sum, { day, count }) => (isLast || day <= sunday ? sum + count : sum), 0)
    return { day: isLast ? today : sunday, known }
  })
}
