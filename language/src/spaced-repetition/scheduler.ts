import { type Card, createEmptyCard, type FSRS, type Grade as FsrsGrade, fsrs, Rating, State } from 'ts-fsrs'
import { type CardState, cardStates, type Grade } from './grades.ts'
import { usualRetention } from './retention.ts'

/** What is known of one memory: of one base form in one direction. */
export type ReviewCard = {
  state: CardState
  /** When it should be reviewed next. */
  dueAt: Date
  /** Days after which it is remembered with a probability of 90 %. */
  stability: number
  /** 1 (easy) to 10; 0 before the first answer. */
  difficulty: number
  /** Days between the last answer and `dueAt`; 0 within a day. */
  scheduledDays: number
  /** Which of the short steps of the first day comes next. */
  learningStep: number
  /** Answers so far, and how many of them forgot what had been learned. */
  reps: number
  lapses: number
  lastReviewAt: Date | null
}

/** What a learner may choose. */
export type SchedulerSettings = {
  /** The share of due cards that should still be remembered, 0.7 to 0.97. */
  retention: number
}

/** A grade and when it was given. */
export type Review = { grade: Grade; at: Date }

/** A card that was never reviewed: due at once. */
export const emptyCard = (now: Date): ReviewCard => fromCard(createEmptyCard(now))

/**
 * What an answer makes of a memory, by FSRS-6 (J. Ye, github.com/open-spaced-repetition; the parameters are its
 * defaults). The same answers at the same moments always make the same memory.
 */
export function review(memory: ReviewCard, { grade, at }: Review, settings: SchedulerSettings): ReviewCard {
  return fromCard(schedulerOf(settings).next(toCard(memory), notBefore(memory, at), ratingOf[grade]).card)
}

/** For each grade, when the memory would be due again. */
export function previewDue(memory: ReviewCard, now: Date, settings: SchedulerSettings): Record<Grade, Date> {
  const preview = schedulerOf(settings).repeat(toCard(memory), notBefore(memory, now))
  const dueOf = (grade: Grade) => preview[ratingOf[grade]].card.due
  return { again: dueOf('again'), hard: dueOf('hard'), good: dueOf('good'), easy: dueOf('easy') }
}

/** What a whole log of answers, oldest first, makes of a memory that began with its first. */
export function replay(reviews: readonly Review[], settings: SchedulerSettings): ReviewCard | null {
  const [first] = reviews
  if (!first) return null
  return reviews.reduce((memory, one) => review(memory, one, settings), emptyCard(first.at))
}

/** The probability, 0 to 1, that it is remembered now; 0 for a card that was never reviewed. */
export function retrievability(memory: ReviewCard, now: Date): number {
  return memory.state === 'new'
    ? 0
    : schedulerOf({ retention: usualRetention }).get_retrievability(
        toCard(memory),
        notBefore(memory, now),
        false,
      )
}

/** Clocks are set back: then no time has passed. */
const notBefore = ({ lastReviewAt }: ReviewCard, at: Date): Date =>
  lastReviewAt && lastReviewAt > at ? lastReviewAt : at

const schedulers = new Map<number, FSRS>()

/** Words saved together do not come back together: the interval is moved a little, by the memory itself and not by chance. */
function schedulerOf({ retention }: SchedulerSettings): FSRS {
  const known = schedulers.get(retention)
  if (known) return known
  const made = fsrs({ request_retention: retention, enable_fuzz: true })
  schedulers.set(retention, made)
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

const toCard = (memory: ReviewCard): Card => ({
  due: memory.dueAt,
  stability: memory.stability,
  difficulty: memory.difficulty,
  elapsed_days: 0,
  scheduled_days: memory.scheduledDays,
  learning_steps: memory.learningStep,
  reps: memory.reps,
  lapses: memory.lapses,
  state: stateOf[memory.state],
  ...(memory.lastReviewAt && { last_review: memory.lastReviewAt }),
})

const fromCard = (card: Card): ReviewCard => ({
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
