import { dayAfter, dayIn, startOfDay } from '@verbena/language/spaced-repetition/calendar-day'
import type { LocalTime, ReviewCard } from '@verbena/language/spaced-repetition/scheduler'

/**
 * A card in learning counts as due so long before its time, as in Anki. All steps of the first day are shorter, so the
 * number of due cards changes with the answers and not with the minutes.
 */
const learnAheadMs = 20 * 60 * 1000

/** The times before which cards are due. */
export type DueLimits = {
  /** The end of the learner's day, for cards in the state review. */
  endOfDay: Date
  /** For cards in learning. */
  learnAhead: Date
}

export const dueLimitsAt = ({ at, timeZone }: LocalTime): DueLimits => ({
  endOfDay: startOfDay(dayAfter(dayIn(at, timeZone), 1), timeZone),
  learnAhead: new Date(at.getTime() + learnAheadMs),
})

/** Whether it is time for a card: in the state review by the day, in learning by the minute, so not ahead of its time. */
export const isTimeFor = ({ state, dueAt }: ReviewCard, now: LocalTime): boolean =>
  state === 'review' ? dueAt < dueLimitsAt(now).endOfDay : dueAt <= now.at
