import type { Grade } from '@verbena/language/memory/grades'
import { historyOf } from '@verbena/language/memory/history'
import type { ReviewCard, SchedulerSettings } from '@verbena/language/memory/scheduler'

type Strength = {
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
export type CardRow = Strength & {
  learner_id: string
  language: string
  lemma: string
  direction: string
  introduced_at: Date | null
  is_active: boolean
  created_at: Date
}
/** An answer, with the card as it was before it. */
export type ReviewRow = Strength & {
  id: string
  language: string
  lemma: string
  direction: string
  grade: Grade
  milliseconds: number | null
  reviewed_at: Date
}

/**
 * One card of some of the same base form, and the answers that say something else of it now. Where all answers are there,
 * they make it anew, one after the other (FSRS); else the card that was answered more often stays as it is.
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
  const history = historyOf(answers, settings, card.created_at)
  if (!history) return { card, changedReviews: [] }
  return {
    card: { ...card, ...strengthOf(history.card) },
    changedReviews: inOrder.map((one, at) => ({
      ...one,
      ...strengthOf(history.reviews[at]?.before ?? history.card),
    })),
  }
}

const earliest = (moments: readonly Date[]) => new Date(Math.min(...moments.map(Number)))

const strengthOf = (card: ReviewCard): Strength => ({
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
