const dayMs = 24 * 60 * 60 * 1000

/** The hour of the clock at which a learner's day begins, so that an evening that ends after midnight is one day. */
export const dayBeginsAtHour = 4

/**
 * A time zone in which these days begin at midnight UTC. Versions before the learner's own days counted the days between
 * reviews so.
 */
export const midnightUtcZone = 'Etc/GMT-4'

/** Making a formatter takes a hundred times as long as using it. Browsers know some six hundred time zones. */
const clocks = new Map<string, Intl.DateTimeFormat>()
const clocksMaximum = 1000

/**
 * A formatter of dates and times. Swedish writes them as ISO 8601 does, with hours from 00 to 23.
 * @throws RangeError for an unknown time zone
 */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  if (clocks.size === clocksMaximum) clocks.clear()
  clocks.set(timeZone, made)
  return made
}

/** Whether this is the name of a time zone: `Europe/Madrid`, `UTC`. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}

/**
 * A learner's day in a time zone: from 4:00 to 4:00 of the next date.
 * @throws RangeError for an unknown time zone
 * @example dayIn(new Date('2026-03-29T01:30:00Z'), 'Europe/Madrid') // '2026-03-28'
 */
export function dayIn(moment: Date, timeZone: string): string {
  // 2026-03-29 03:30
  const clock = clockOf(timeZone).format(moment)
  const date = clock.slice(0, 10)
  return Number(clock.slice(11, 13)) < dayBeginsAtHour ? dayAfter(date, -1) : date
}

/** The day so many days later, or earlier. @example dayAfter('2026-02-28', 1) // '2026-03-01' */
export const dayAfter = (day: string, days: number): string =>
  new Date(midnightUtc(day) + days * dayMs).toISOString().slice(0, 10)

/** How many days the second day is after the first one. @example daysBetween('2026-02-28', '2026-03-01') // 1 */
export const daysBetween = (from: string, to: string): number => (midnightUtc(to) - midnightUtc(from)) / dayMs

const midnightUtc = (day: string) => Date.parse(`${day}T00:00:00Z`)

/**
 * When a learner's day begins in a time zone, to the second: at 4:00, or the first moment after it if the clocks skip it.
 * @throws RangeError for an unknown time zone
 */
export function startOfDay(day: string, timeZone: string): Date {
  const begin = midnightUtc(day) + dayBeginsAtHour * 3_600_000
  // No time zone is further from UTC than fifteen hours.
  let [before, from] = [begin - 15 * 3_600_000, begin + 15 * 3_600_000]
  while (from - before > 1000) {
    const middle = before + Math.floor((from - before) / 2000) * 1000
    if (dayIn(new Date(middle), timeZone) < day) before = middle
    else from = middle
  }
  return new Date(from)
}

/**
 * The moment so many learner's days later, as long after the beginning of that day. On a day that is too short for it,
 * the last moment of the day.
 * @throws RangeError for an unknown time zone
 */
export function daysLater(moment: Date, days: number, timeZone: string): Date {
  const day = dayIn(moment, timeZone)
  const intoDay = moment.getTime() - startOfDay(day, timeZone).getTime()
  const then = startOfDay(dayAfter(day, days), timeZone).getTime() + intoDay
  const end = startOfDay(dayAfter(day, days + 1), timeZone).getTime() - 1
  return new Date(Math.min(then, end))
}
