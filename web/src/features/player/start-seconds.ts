import { defaultStartSeconds } from '@verbena/contract/player'

/** Shorter items start at their beginning: a quarter of them would be missed otherwise. */
const shortItemSeconds = 60
/** Who stopped this close to the end has finished, and comes to see it again. */
const endSeconds = 3

/** Where playback starts: where the learner stopped, else at 15 s, and a short item at 0. All in seconds. */
export function startSeconds(saved: number | null, durationSeconds: number | null): number {
  if (saved !== null && (durationSeconds === null || saved < durationSeconds - endSeconds)) return saved
  if (saved !== null) return 0
  return durationSeconds !== null && durationSeconds < shortItemSeconds ? 0 : defaultStartSeconds
}
