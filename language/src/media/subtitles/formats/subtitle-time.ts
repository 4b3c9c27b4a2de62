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
