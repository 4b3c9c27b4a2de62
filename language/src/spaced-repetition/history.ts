import type { Grade } from './grades.ts'
import { emptyCard, type ReviewCard, review, type SchedulerSettings } from './scheduler.ts'

/**
 * One answer to a card. `milliseconds`: how long the learner took; null if unknown. `timeZone`: where the learner was;
 * without it the time zone of the history.
 */
export type Answer = { at: Date; grade: Grade; milliseconds: number | null; timeZone?: string | undefined }
/** An answer, and the card as it was before it. */
export type AnsweredCard = Answer & { timeZone: string; before: ReviewCard }

/**
 * Replays the answers to a card, oldest first.
 * @returns each answer with the card before it, and the card after the last one; null if there are no answers
 * @param settings with the time zone of answers that have none
 * @param beganAt when the card was created; the time of the first answer unless given
 * @throws RangeError for an unknown time zone
 */
export function historyOf(
  answers: readonly Answer[],
  settings: SchedulerSettings & { timeZone: string },
  beganAt?: Date,
): { reviews: AnsweredCard[]; card: ReviewCard } | null {
  const [first] = answers
  if (!first) return null
  let card = emptyCard(beganAt ?? first.at)
  const reviews: AnsweredCard[] = []
  for (const answer of answers) {
    const timeZone = answer.timeZone ?? settings.timeZone
    reviews.push({ ...answer, timeZone, before: card })
    card = review(card, { ...answer, timeZone }, settings)
  }
  return { reviews, card }
}
