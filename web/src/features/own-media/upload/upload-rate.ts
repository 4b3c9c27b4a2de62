/** What was sent, and when: `seconds` on any clock. */
export type UploadRate = readonly { seconds: number; bytes: number }[]

/** The last so many seconds say how fast it goes. */
const windowSeconds = 20

export function withPoint(pace: UploadRate, seconds: number, bytes: number): UploadRate {
  const since = pace.findLastIndex((point) => point.seconds < seconds - windowSeconds)
  return [...pace.slice(Math.max(0, since)), { seconds, bytes }]
}

/** Estimated seconds until the upload is complete; null while there is no estimate. */
export function secondsLeft(pace: UploadRate, bytesTotal: number): number | null {
  const [first, last] = [pace[0], pace.at(-1)]
  if (!first || !last) return null
  const [seconds, bytes] = [last.seconds - first.seconds, last.bytes - first.bytes]
  if (seconds < 1 || bytes <= 0) return null
  return ((bytesTotal - last.bytes) * seconds) / bytes
}
