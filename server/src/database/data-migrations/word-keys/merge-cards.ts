import { midnightUtcZone } from '@verbena/language/spaced-repetition/calendar-day'
import type { Grade } from '@verbena/language/spaced-repetition/grades'
import { historyOf } from '@verbena/language/spaced-repetition/history'
import type { ReviewCard, SchedulerSettings } from '@verbena/language/spaced-repetition/scheduler'

type Schedule = {
  state: ReviewCard['state']
  due_at: Date
  stability: number
  difficulty: number
  scheduled_days: number
  learning_step: number
  reps: number
  lapses: number
  last_review_at: Date | null
}
export type CardRow = Schedule & {
  learner_id: string
  language: string
  lemma: string
  direction: string
  introduced_at: Date | null
  is_active: boolean
  created_at: Date
}
/** A review, with the state of the card before it. */
export type ReviewRow = Schedule & {
  id: string
  language: string
  lemma: string
  direction: string
  grade: Grade
  milliseconds: number | null
  reviewed_at: Date
}

/**
 * Merges the cards of one lemma. If all their reviews are stored, FSRS replays them in order to compute the merged card;
 * otherwise the card with more reviews keeps its schedule.
 * @returns the merged card, and the reviews whose state before them has changed
 */
export function mergeCards(
  cards: readonly [CardRow, ...CardRow[]],
  reviews: readonly ReviewRow[],
  settings: SchedulerSettings,
): { card: CardRow; changedReviews: ReviewRow[] } {
  const [best] = cards.toSorted(
    (one, other) => other.reps - one.reps || Number(other.last_review_at) - Number(one.last_review_at),
  ) as [CardRow]
  const introduced = cards.flatMap(({ introduced_at }) => introduced_at ?? [])
  const card = {
    ...best,
    introduced_at: introduced.length > 0 ? earliest(introduced) : null,
    is_active: cards.some(({ is_active }) => is_active),
    created_at: earliest(cards.map(({ created_at }) => created_at)),
  }
  const answered = cards.filter(({ reps }) => reps > 0)
  const isWhole = answered.every(
    (one) => reviews.filter(({ lemma }) => lemma === one.lemma).length === one.reps,
  )
  if (answered.length < 2 || !isWhole) return { card, changedReviews: [] }
  const inOrder = reviews.toSorted(
    (one, other) => Number(one.reviewed_at) - Number(other.reviewed_at) || one.reps - other.reps,
  )
  const answers = inOrder.map(({ reviewed_at: at, grade, milliseconds }) => ({ at, grade, milliseconds }))
  // As the cards were computed then. `mend-review-days.service.ts` computes them with the learner's own days.
  const history = historyOf(answers, { ...settings, timeZone: midnightUtcZone }, card.created_at)
  if (!history) return { card, changedReviews: [] }
  return {
    card: { ...card, ...scheduleOf(history.card) },
    changedReviews: inOrder.map((one, at) => ({
      ...one,
      ...scheduleOf(history.reviews[at]?.before ?? history.card),
    })),
  }
}

const earliest = (moments: readonly Date[]) => new Date(Math.min(...moments.map(Number)))

const scheduleOf = (card: ReviewCard): Schedule => ({
  state: card.state,
  due_at: card.dueAt,
  stability: card.stability,
  difficulty: card.difficulty,
  scheduled_days: card.scheduledDays,
  learning_step: card.learningStep,
  reps: card.reps,
  lapses: card.lapses,
  last_review_at: card.lastReviewAt,
})
