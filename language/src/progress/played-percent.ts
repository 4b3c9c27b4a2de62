/** Closer to the end than this, in seconds, an item was played to its end: what remains is silence and names. */
const restSeconds = 10

/** How far into an item a learner was when they stopped, in whole percent; null where its length is not known. */
export function playedPercent(
  stoppedAtSeconds: number | null,
  durationSeconds: number | null,
): number | null {
  if (durationSeconds === null || durationSeconds <= 0) return null
  const seconds = Math.max(0, stoppedAtSeconds ?? 0)
  const isToTheEnd = seconds > 0 && seconds >= durationSeconds - restSeconds
  return isToTheEnd ? 100 : Math.floor((100 * seconds) / durationSeconds)
}
