import type { MediaCard } from '@verbena/contract/catalogue'

/** An item counts as watched when less than this is left. */
const restSeconds = 10

/** The item to resume: the most recent one in the history that was started and not played to its end. */
export function itemToResume(studied: readonly MediaCard[]): MediaCard | undefined {
  return studied.find(
    ({ progress, durationSeconds, isLocked }) =>
      progress !== null &&
      !isLocked &&
      (durationSeconds === null || progress < durationSeconds - restSeconds),
  )
}
