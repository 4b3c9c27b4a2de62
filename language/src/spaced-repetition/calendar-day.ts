const dayMilliseconds = 24 * 60 * 60 * 1000

/** Making one takes a hundred times as long as using it. Names come from browsers: there are some six hundred. */
const calendars = new Map<string, Intl.DateTimeFormat>()
const calendarsMaximum = 1000

/** Swedish writes dates as ISO does. @throws RangeError for an unknown time zone */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  if (calendars.size === calendarsMaximum) calendars.clear()
  calendars.set(timeZone, made)
  return made
}

/** Whether this is a known time zone: `Europe/Madrid`, `UTC`. */
export function isTimeZone(name: string): boolean {
  try {
    calendarOf(name)
    return true
  } catch {
    return false
  }
}

/** The day that a moment is on there: `2026-03-29`. @throws RangeError for an unknown time zone */
export const dayIn = (moment: Date, timeZone: string): string => calendarOf(timeZone).format(moment)

/** Some days later, or earlier. @example dayAfter('2026-02-28', 1) // '2026-03-01' */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10)

/**
 * When a day begins there, to the second: midnight, or the first moment after it where the clocks leap over it.
 * @throws RangeError for an unknown time zone
 */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // No zone is further from UTC than fifteen hours.
  let [before, from] = [midnight - 15 * 3_600_000, midnight + 15 * 3_600_000]
  while (from - before > 1000) {
    const middle = before + Math.floor((from - before) / 2000) * 1000
    if (dayIn(new Date(middle), timeZone) < day) before = middle
    else from = middle
  }
  return new Date(from)
}
