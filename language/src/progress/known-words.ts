import { dayAfter } from '../spaced-repetition/calendar-day.ts'

/** A number of words that became known on a day and are known now. */
export type KnownSince = { day: string; knownWords: number }

/**
 * The number of known words at the end of each week, and today. Only words that are known now count.
 * @param mondays of the weeks in order; the last week is the current one
 * @returns a point for each week: its Sunday, or today
 */
export function knownByWeek(
  since: readonly KnownSince[],
  { mondays, today }: { mondays: readonly string[]; today: string },
): { day: string; known: number }[] {
  return mondays.map((monday) => {
    const sunday = dayAfter(monday, 6)
    // If a clock was set back, a word may have become known after today. It counts today.
    const isLast = sunday >= today
    const known = since.reduce(
      (sum, { day, knownWords }) => (isLast || day <= sunday ? sum + knownWords : sum),
      0,
    )
    return { day: isLast ? today : sunday, known }
  })
}
