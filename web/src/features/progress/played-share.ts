import type { MediaCard } from '@verbena/contract/catalogue'

/** Closer to the end than this, in seconds, an item was played to its end: what remains is silence and names. */
const restSeconds = 10

/** How far into an item the learner was when they stopped, 0 to 1; null where its length is not known. */
export function playedShare({
  progress,
  durationSeconds,
}: Pick<MediaCard, 'progress' | 'durationSeconds'>): number | null {
  if (durationSeconds === null || durationSeconds <= 0) return null
  const seconds = Math.max(0, progress ?? 0)
  const isToTheEnd = seconds > 0 && seconds >= durationSeconds - restSeconds
  return isToTheEnd ? 1 : seconds / durationSeconds
}
