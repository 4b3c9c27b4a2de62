import type { ReviewCard } from '@verbena/language/spaced-repetition/scheduler'

/** The state of a card, without the other columns of its row. */
export const scheduleOf = (card: ReviewCard): ReviewCard => ({
  state: card.state,
  dueAt: card.dueAt,
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduledDays,
  learningStep: card.learningStep,
  reps: card.reps,
  lapses: card.lapses,
  lastReviewAt: card.lastReviewAt,
  lastReviewDay: card.lastReviewDay,
})
