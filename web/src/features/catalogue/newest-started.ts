import type { MediaCard } from '@verbena/contract/catalogue'

/** Closer to the end than this, a video counts as seen. */
const restSeconds = 10

/** The item to pick up again: the first of the history, newest first, that was begun and not played to its end. */
export function newestStarted(studied: readonly MediaCard[]): MediaCard | undefined {
  return studied.find(
    ({ progress, durationSeconds, isLocked }) =>
      progress !== null &&
      !isLocked &&
      (durationSeconds === null || progress < durationSeconds - restSeconds),
  )
}
