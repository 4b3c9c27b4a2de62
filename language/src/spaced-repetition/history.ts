import type { Grade } from './grades.ts'
import { emptyCard, type ReviewCard, review, type SchedulerSettings } from './scheduler.ts'

/** One answer to a card. `milliseconds`: how long the learner took; null if unknown. */
export type Answer = { at: Date; grade: Grade; milliseconds: number | null }
/** An answer, and the card as it was before it. */
export type AnsweredCard = Answer & { before: ReviewCard }

/**
 * Replays the answers to a card, oldest first.
 * @returns each answer with the card before it, and the card after the last one; null if there are no answers
 * @param beganAt when the card was created; the time of the first answer unless given
 */
export function historyOf(
  answers: readonly Answer[],
  settings: SchedulerSettings,
  beganAt?: Date,
): { reviews: AnsweredCard[]; card: ReviewCard } | null {
  const [first] = answers
  if (!first) return null
  let card = emptyCard(beganAt ?? first.at)
  const reviews: AnsweredCard[] = []
  for (const answer of answers) {
    reviews.push({ ...answer, before: card })
    card = review(card, answer, settings)
  }
  return { reviews, card }
}
