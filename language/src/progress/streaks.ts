import { dayAfter } from '../spaced-repetition/calendar-day.ts'
import type { Day } from './quarter-hours.ts'

/** Seconds of watching from which a day is active. */
const secondsOfActiveDay = 60

/** Whether a day counts for the streak: it has an answer, or a minute of watching. */
export const isActive = ({ seconds, answers }: Day): boolean => answers > 0 || seconds >= secondsOfActiveDay

/**
 * The current and the longest streak of active days. Today does not break a streak before it is over. Days after today,
 * which exist if a clock was set back, do not count.
 * @param days in order, each day once
 * @example streaksOf([{ day: '2026-11-21', seconds: 90, answers: 0 }], '2026-11-21') // { current: 1, longest: 1 }
 */
export function streaksOf(days: readonly Day[], today: string): { current: number; longest: number } {
  let longest = 0
  let row = 0
  let last = ''
  for (const one of days) {
    if (!isActive(one) || one.day > today) continue
    row = last !== '' && dayAfter(last, 1) === one.day ? row + 1 : 1
    last = one.day
    longest = Math.max(longest, row)
  }
  const goesOn = last === today || last === dayAfter(today, -1)
  return { current: goesOn ? row : 0, longest }
}
