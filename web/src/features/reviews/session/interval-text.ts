const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** The average month of the Gregorian calendar. */
const month = 30.44 * day
const year = 12 * month

/**
 * Formats the interval until the next review, in the largest unit that still distinguishes the grades.
 * @example intervalText(600, 'en') // '10 min'
 * @example intervalText(3 * 86_400, 'en') // '3 days'
 */
export function intervalText(seconds: number, language: string): string {
  const [unit, size] = unitFor(seconds)
  const amount = unit === 'year' ? Math.round((10 * seconds) / size) / 10 : Math.round(seconds / size)
  const isShort = unit === 'minute' || unit === 'hour'
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: isShort ? 'short' : 'long',
  })
  return format.format(Math.max(1, amount))
}

function unitFor(seconds: number): ['minute' | 'hour' | 'day' | 'month' | 'year', number] {
  if (seconds < hour) return ['minute', minute]
  if (seconds < day) return ['hour', hour]
  if (seconds < 2 * month) return ['day', day]
  return seconds < 2 * year ? ['month', month] : ['year', year]
}
