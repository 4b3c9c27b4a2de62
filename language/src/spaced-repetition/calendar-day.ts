const dayMs = 24 * 60 * 60 * 1000

/** Making a formatter takes a hundred times as long as using it. Browsers know some six hundred time zones. */
const calendars = new Map<string, Intl.DateTimeFormat>()
const calendarsMaximum = 1000

/** A formatter of days. Swedish writes dates as ISO 8601 does. @throws RangeError for an unknown time zone */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  if (calendars.size === calendarsMaximum) calendars.clear()
  calendars.set(timeZone, made)
  return made
}

/** Whether this is the name of a time zone: `Europe/Madrid`, `UTC`. */
export function isTimeZone(name: string): boolean {
  try {
    calendarOf(name)
    return true
  } catch {
    return false
  }
}

/** The day of a moment in a time zone: `2026-03-29`. @throws RangeError for an unknown time zone */
export const dayIn = (moment: Date, timeZone: string): string => calendarOf(timeZone).format(moment)

/** The day so many days later, or earlier. @example dayAfter('2026-02-28', 1) // '2026-03-01' */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/**
 * When a day begins in a time zone, to the second: midnight, or the first moment after it if the clocks skip midnight.
 * @throws RangeError for an unknown time zone
 */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // No time zone is further from UTC than fifteen hours.
  let [before, from] = [midnight - 15 * 3_600_000, midnight + 15 * 3_600_000]
  while (from - before > 1000) {
    const middle = before + Math.floor((from - before) / 2000) * 1000
    if (dayIn(new Date(middle), timeZone) < day) before = middle
    else from = middle
  }
  return new Date(from)
}
