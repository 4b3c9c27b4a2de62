import type { ReviewItem } from '@verbena/contract/reviews/reviews'
import {
  type LocalTime,
  previewDue,
  type ReviewCard,
  type SchedulerSettings,
} from '@verbena/language/spaced-repetition/scheduler'

/** For each grade, in how many seconds the card would be due again. Intervals do not depend on the learner's clock. */
export function gradeIntervals(
  card: ReviewCard,
  now: LocalTime,
  settings: SchedulerSettings,
): ReviewItem['intervals'] {
  const due = previewDue(card, now, settings)
  const until = (moment: Date) => Math.max(0, Math.round((moment.getTime() - now.at.getTime()) / 1000))
  return { again: until(due.again), hard: until(due.hard), good: until(due.good), easy: until(due.easy) }
}
