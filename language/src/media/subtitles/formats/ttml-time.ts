import { readClock } from './subtitle-time.ts'

/** Frames and ticks per second, which the root of a file may declare. */
export type TtmlRates = { frames: number; ticks: number }

/** Frames and ticks per second that a TTML document declares in its first 4,000 characters. */
export function ttmlRates(xml: string): TtmlRates {
  const head = xml.slice(0, 4000)
  const numbersOf = (name: string) =>
    new RegExp(`${name}\\s{0,5}=\\s{0,5}["'](\\d{1,9})(?: (\\d{1,9}))?["']`)
      .exec(head)
      ?.slice(1)
      .map(Number) ?? []
  const [rate = 30] = numbersOf('frameRate')
  const [over = 1, under = 1] = numbersOf('frameRateMultiplier')
  const frames = (rate * over) / under || 30
  return { frames, ticks: numbersOf('tickRate')[0] || frames }
}

/** @example ttmlSeconds('00:00:01:15', { frames: 30, ticks: 1 }) // 1.5 */
export function ttmlSeconds(time: string, { frames, ticks }: TtmlRates): number {
  const inFrames = /^(\d{1,4}:\d{1,2}:\d{1,2}):(\d{1,3})$/.exec(time)
  if (inFrames) return readClock(inFrames[1] ?? '') + Number(inFrames[2]) / frames
  const counted = /^(\d{1,15}(?:\.\d{1,9})?)(h|m|s|ms|f|t)?$/.exec(time)
  if (!counted) return readClock(time)
  const perUnit = { h: 3600, m: 60, s: 1, ms: 0.001, f: 1 / frames, t: 1 / ticks }
  return Number(counted[1]) * (perUnit[counted[2] as keyof typeof perUnit] ?? 1)
}
