import { type Card, createEmptyCard, type FSRS, type Grade as FsrsGrade, fsrs, Rating, State } from 'ts-fsrs'
import { type CardState, cardStates, type Grade } from './grades.ts'
import { usualRetention } from './retention.ts'

/** The state of a review card: of one lemma in one direction. */
export type ReviewCard = {
  state: CardState
  /** When the card should be reviewed next. */
  dueAt: Date
  /** Days after which the learner still remembers the card with a probability of 90 %. */
  stability: number
  /** 1 (easy) to 10; 0 before the first answer. */
  difficulty: number
  /** Days between the last answer and `dueAt`; 0 within a day. */
  scheduledDays: number
  /** Which of the learning steps of the first day comes next. */
  learningStep: number
  /** Number of reviews so far. */
  reps: number
  /** Number of reviews that found the card forgotten after it had been learned. */
  lapses: number
  lastReviewAt: Date | null
}

/** Settings of the scheduler that a learner may choose. */
export type SchedulerSettings = {
  /** The share of due cards that the learner should still remember, 0.7 to 0.97. */
  retention: number
}

/** A grade and when it was given. */
export type Review = { grade: Grade; at: Date }

/** A card that was never reviewed: due at once. */
export const emptyCard = (now: Date): ReviewCard => fromFsrsCard(createEmptyCard(now))

/**
 * Computes the interval until the next review, and returns the card with it. Uses FSRS-6 with its default parameters
 * (J. Ye, github.com/open-spaced-repetition). The same reviews at the same times always give the same card.
 */
export function review(card: ReviewCard, { grade, at }: Review, settings: SchedulerSettings): ReviewCard {
  return fromFsrsCard(schedulerOf(settings).next(toFsrsCard(card), notBefore(card, at), ratingOf[grade]).card)
}

/** For each grade, when the card would be due again. */
export function previewDue(card: ReviewCard, now: Date, settings: SchedulerSettings): Record<Grade, Date> {
  const preview = schedulerOf(settings).repeat(toFsrsCard(card), notBefore(card, now))
  const dueOf = (grade: Grade) => preview[ratingOf[grade]].card.due
  return { again: dueOf('again'), hard: dueOf('hard'), good: dueOf('good'), easy: dueOf('easy') }
}

/** The card after a log of reviews, oldest first; null if the log is empty. The card is created at the first review. */
export function replay(reviews: readonly Review[], settings: SchedulerSettings): ReviewCard | null {
  const [first] = reviews
  if (!first) return null
  return reviews.reduce((card, one) => review(card, one, settings), emptyCard(first.at))
}

/** The probability, 0 to 1, that the learner remembers the card now; 0 for a card that was never reviewed. */
export function retrievability(card: ReviewCard, now: Date): number {
  return card.state === 'new'
    ? 0
    : schedulerOf({ retention: usualRetention }).get_retrievability(
        toFsrsCard(card),
        notBefore(card, now),
        false,
      )
}

/** When the clock was set back, no time has passed. */
const notBefore = ({ lastReviewAt }: ReviewCard, at: Date): Date =>
  lastReviewAt && lastReviewAt > at ? lastReviewAt : at

/** By retention in hundredths, so that there are few of them. */
const schedulers = new Map<number, FSRS>()

/** Fuzz spreads the intervals, so that words saved together are not due together. It depends on the card, not on chance. */
function schedulerOf({ retention }: SchedulerSettings): FSRS {
  const hundredths = Math.round(retention * 100)
  const known = schedulers.get(hundredths)
  if (known) return known
  const made = fsrs({ request_retention: hundredths / 100, enable_fuzz: true })
  schedulers.set(hundredths, made)
  return made
}

const ratingOf: Record<Grade, FsrsGrade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}

const stateOf: Record<CardState, State> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
}

const toFsrsCard = (card: ReviewCard): Card => ({
  due: card.dueAt,
  stability: card.stability,
  difficulty: card.difficulty,
  elapsed_days: 0,
  scheduled_days: card.scheduledDays,
  learning_steps: card.learningStep,
  reps: card.reps,
  lapses: card.lapses,
  state: stateOf[card.state],
  ...(card.lastReviewAt && { last_review: card.lastReviewAt }),
})

const fromFsrsCard = (card: Card): ReviewCard => ({
  state: cardStates[card.state] ?? 'new',
  dueAt: card.due,
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduled_days,
  learningStep: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  lastReviewAt: card.last_review ?? null,
})
