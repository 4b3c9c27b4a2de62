import type { Answer } from '@verbena/language/spaced-repetition/history'
import type { ReviewCard } from '@verbena/language/spaced-repetition/scheduler'

const easeOf = { again: 1, hard: 2, good: 3, easy: 4 } as const
/** `revlog.type`: the state of the card before the answer. */
const typeOf = { new: 0, learning: 0, review: 1, relearning: 2 } as const

type Interval = Pick<ReviewCard, 'scheduledDays' | 'dueAt'>
/** An answer with the state of the card before it. */
export type WrittenAnswer = Answer & { before: Interval & Pick<ReviewCard, 'state' | 'lastReviewAt'> }
type AnsweredCard = Interval & { reviews: WrittenAnswer[] }
type Card = { id: number; ease: number }

/**
 * The answers of a card as rows of Anki's table `revlog`: id (the time in milliseconds), card, usn, ease, interval and
 * last interval (days, or negative seconds), factor, time taken in milliseconds, type.
 * @param nextId makes the id unique
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
