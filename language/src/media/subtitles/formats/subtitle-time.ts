const clock = /^(-?)(?:(\d{1,4}):)?(\d{1,5}):(\d{1,2})(?:[.,:](\d{0,9}))?$/

/**
 * Reads "1:02:03,500", "02:03.5" or "-0:01" as seconds; NaN if it is no time.
 * @example readClock('00:01:02,5') // 62.5
 */
export function readClock(text: string): number {
  const match = clock.exec(text)
  if (!match) return Number.NaN
  const [, sign, hours = 0, minutes, seconds, fraction = ''] = match
  const value = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`)
  return sign ? -value : value
}

const padded = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0')

/** @example writeClock(62.5, ',') // '00:01:02,500' */
export function writeClock(seconds: number, mark: ',' | '.'): string {
  const milliseconds = Math.round(seconds * 1000)
  const whole = Math.floor(milliseconds / 1000)
  const time = [whole / 3600, (whole / 60) % 60, whole % 60].map((part) => padded(part)).join(':')
  return time + mark + padded(milliseconds % 1000, 3)
}

/** Formats seconds for LRC: minutes, seconds, hundredths. @example writeLyricsClock(62.5) // '01:02.50' */
export function writeLyricsClock(seconds: number): string {
  const hundredths = Math.round(seconds * 100)
  return `${padded(hundredths / 6000)}:${padded((hundredths / 100) % 60)}.${padded(hundredths % 100)}`
}
