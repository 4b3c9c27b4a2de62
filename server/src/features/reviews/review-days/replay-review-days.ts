import { dayIn, midnightUtcZone } from '@verbena/language/spaced-repetition/calendar-day'
import { historyOf } from '@verbena/language/spaced-repetition/history'
import type { ReviewCard, SchedulerSettings } from '@verbena/language/spaced-repetition/scheduler'

/** A stored answer with the card before it. `timeZone` is null in rows of older versions. */
export type LoggedReview = ReviewCard & {
  id: string
  grade: 'again' | 'hard' | 'good' | 'easy'
  reviewedAt: Date
  milliseconds: number | null
  timeZone: string | null
}

export type MendedCard = {
  card: ReviewCard
  reviews: { id: string; timeZone: string; before: ReviewCard }[]
}

/**
 * Computes a card again that an older version computed with days by midnight UTC, from its answers, oldest first. Where
 * its days were right the schedule stays as it is. A card whose schedule does not come from these answers (it was
 * imported, or the log is incomplete) keeps it, and only gets its days.
 * @param createdAt when the card was created
 */
export function replayReviewDays(
  stored: ReviewCard,
  { createdAt, log }: { createdAt: Date; log: readonly LoggedReview[] },
  settings: SchedulerSettings & { timeZone: string },
): MendedCard {
  const answers = log.map(({ reviewedAt, grade, milliseconds, timeZone }) => ({
    at: reviewedAt,
    grade,
    milliseconds,
    ...(timeZone !== null && { timeZone }),
  }))
  const inUtc = answers.map(({ timeZone: _, ...answer }) => answer)
  const asStored = historyOf(inUtc, { ...settings, timeZone: midnightUtcZone }, createdAt)
  const isOfLog = asStored && stored.reps === log.length && isSameMemory(asStored.card, stored)
  const right = isOfLog ? historyOf(answers, settings, createdAt) : null
  const mendedOf = (before: ReviewCard, computed: ReviewCard | undefined): ReviewCard => {
    const day = before.lastReviewAt && dayIn(before.lastReviewAt, settings.timeZone)
    if (!computed || isSameMemory(before, computed)) return { ...before, lastReviewDay: day }
    const { stability, difficulty, dueAt, scheduledDays } = computed
    return { ...before, stability, difficulty, dueAt, scheduledDays, lastReviewDay: day }
  }
  return {
    card: mendedOf(stored, right?.card),
    reviews: log.map((one, index) => ({
      id: one.id,
      timeZone: one.timeZone ?? settings.timeZone,
      before: mendedOf(one, right?.reviews[index]?.before),
    })),
  }
}

/** ts-fsrs rounds to eight decimals. */
const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-6 * Math.max(1, one)

const isSameMemory = (one: ReviewCard, other: ReviewCard) =>
  isSame(one.stability, other.stability) && isSame(one.difficulty, other.difficulty)
