import type { Answer } from '@verbena/language/spaced-repetition/history'
import type { ReviewCard } from '@verbena/language/spaced-repetition/scheduler'

const easeOf = { again: 1, hard: 2, good: 3, easy: 4 } as const
/** What the card was when it was asked: learned, reviewed, or learned again. */
const typeOf = { new: 0, learning: 0, review: 1, relearning: 2 } as const

type Interval = Pick<ReviewCard, 'scheduledDays' | 'dueAt'>
/** An answer with what has to be known of the memory before it. */
export type WrittenAnswer = Answer & { before: Interval & Pick<ReviewCard, 'state' | 'lastReviewAt'> }
type AnsweredCard = Interval & { reviews: WrittenAnswer[] }
type Card = { id: number; ease: number }

/**
 * The answers about a card as rows of Anki's table `revlog`: id (the moment in milliseconds), card, usn, ease, interval and
 * the one before (days, or seconds below zero), factor, milliseconds, type.
 * @param nextId makes a moment one that no other answer has
 */
export function writeAnswers(card: AnsweredCard, { id, ease }: Card, nextId: (wanted: number) => number) {
  return card.reviews.map(({ at, grade, milliseconds, before }, index) => {
    const after = card.reviews[index + 1]?.before ?? card
    const last = before.lastReviewAt ? intervalOf(before, before.lastReviewAt) : 0
    const answer = [easeOf[grade], intervalOf(after, at), last, ease, milliseconds ?? 0]
    return [nextId(at.getTime()), id, -1, ...answer, typeOf[before.state]]
  })
}

const intervalOf = ({ scheduledDays, dueAt }: Interval, from: Date) =>
  scheduledDays > 0 ? scheduledDays : -Math.max(1, Math.round((dueAt.getTime() - from.getTime()) / 1000))
