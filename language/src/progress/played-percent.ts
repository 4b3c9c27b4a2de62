/** An item counts as played when fewer seconds are left, because they are silence and credits. */
const restSeconds = 10

/** The position in an item in whole percent; null if its duration is unknown. */
export function playedPercent(
  stoppedAtSeconds: number | null,
  durationSeconds: number | null,
): number | null {
  if (durationSeconds === null || durationSeconds <= 0) return null
  const seconds = Math.max(0, stoppedAtSeconds ?? 0)
  const isToTheEnd = seconds > 0 && seconds >= durationSeconds - restSeconds
  return isToTheEnd ? 100 : Math.floor((100 * seconds) / durationSeconds)
}
