/** Sent bytes over time; `seconds` of any clock. */
export type UploadRate = readonly { seconds: number; bytes: number }[]

/** The rate is computed over this many last seconds. */
const windowSeconds = 20

export function addRatePoint(rate: UploadRate, seconds: number, bytes: number): UploadRate {
  const since = rate.findLastIndex((point) => point.seconds < seconds - windowSeconds)
  return [...rate.slice(Math.max(0, since)), { seconds, bytes }]
}

/** Estimated seconds until the upload is complete; null while there is no estimate. */
export function secondsLeft(rate: UploadRate, bytesTotal: number): number | null {
  const [first, last] = [rate[0], rate.at(-1)]
  if (!first || !last) return null
  const [seconds, bytes] = [last.seconds - first.seconds, last.bytes - first.bytes]
  if (seconds < 1 || bytes <= 0) return null
  return ((bytesTotal - last.bytes) * seconds) / bytes
}
