import { type Card, type FSRS, type Grade as FsrsGrade, fsrs, Rating, State } from 'ts-fsrs'
import { dayIn, daysBetween, daysLater } from './calendar-day.ts'
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
  /** The learner's day of the last answer, in the time zone where the learner was then: `2026-03-29`. */
  lastReviewDay: string | null
}

/** Settings of the scheduler that a learner may choose. */
export type SchedulerSettings = {
  /** The share of due cards that the learner should still remember, 0.7 to 0.97. */
  retention: number
}

/** A moment, and the time zone in which the learner is then. */
export type LocalTime = { at: Date; timeZone: string }

/** A grade, and when and where it was given. */
export type Review = LocalTime & { grade: Grade }

/** A card that was never reviewed: due at once. */
export const emptyCard = (now: Date): ReviewCard => ({
  state: 'new',
  dueAt: now,
  stability: 0,
  difficulty: 0,
  scheduledDays: 0,
  learningStep: 0,
  reps: 0,
  lapses: 0,
  lastReviewAt: null,
  lastReviewDay: null,
})

/**
 * Computes the interval until the next review, and returns the card with it. Uses FSRS-6 with its default parameters
 * (J. Ye, github.com/open-spaced-repetition). The days between two reviews are the learner's own, which begin at 4:00.
 * The same reviews at the same times always give the same card.
 * @throws RangeError for an unknown time zone
 */
export function review(
  card: ReviewCard,
  { grade, ...given }: Review,
  settings: SchedulerSettings,
): ReviewCard {
  const time = notBefore(card, given)
  const { card: after } = schedulerOf(settings).next(toFsrsCard(card, time), time.at, ratingOf[grade])
  return fromFsrsCard(after, time)
}

/** For each grade, when the card would be due again. @throws RangeError for an unknown time zone */
export function previewDue(
  card: ReviewCard,
  now: LocalTime,
  settings: SchedulerSettings,
): Record<Grade, Date> {
  const time = notBefore(card, now)
  const preview = schedulerOf(settings).repeat(toFsrsCard(card, time), time.at)
  const dueOf = (grade: Grade) => dueAfter(preview[ratingOf[grade]].card, time)
  return { again: dueOf('again'), hard: dueOf('hard'), good: dueOf('good'), easy: dueOf('easy') }
}

/** The card after a log of reviews, oldest first; null if the log is empty. The card is created at the first review. */
export function replay(reviews: readonly Review[], settings: SchedulerSettings): ReviewCard | null {
  const [first] = reviews
  if (!first) return null
  return reviews.reduce((card, one) => review(card, one, settings), emptyCard(first.at))
}

/** The probability, 0 to 1, that the learner remembers the card now; 0 for a card that was never reviewed. */
export function retrievability(card: ReviewCard, now: LocalTime): number {
  if (card.state === 'new') return 0
  const time = notBefore(card, now)
  return schedulerOf({ retention: usualRetention }).get_retrievability(toFsrsCard(card, time), time.at, false)
}

/** When the clock was set back, no time has passed. */
const notBefore = ({ lastReviewAt }: ReviewCard, { at, timeZone }: LocalTime): LocalTime => ({
  at: lastReviewAt && lastReviewAt > at ? lastReviewAt : at,
  timeZone,
})

/**
 * The learner's days since the last review. They are none if the learner travelled to a place where it is a day earlier.
 * Cards of older versions have no day: it is the one in the present time zone.
 */
function elapsedDays({ lastReviewAt, lastReviewDay }: ReviewCard, { at, timeZone }: LocalTime): number {
  if (!lastReviewAt) return 0
  const last = lastReviewDay ?? dayIn(lastReviewAt, timeZone)
  return Math.max(0, daysBetween(last, dayIn(at, timeZone)))
}

/** ts-fsrs adds 24 hours for a day; a learner's day is sometimes shorter or longer. */
const dueAfter = (card: Card, { at, timeZone }: LocalTime): Date =>
  card.state === State.Review ? daysLater(at, card.scheduled_days, timeZone) : card.due

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

const dayMs = 24 * 60 * 60 * 1000

/** ts-fsrs counts days by midnight UTC, so it gets a last review that is a whole number of 24 hours before this one. */
const toFsrsCard = (card: ReviewCard, time: LocalTime): Card => ({
  due: card.dueAt,
  stability: card.stability,
  difficulty: card.difficulty,
  elapsed_days: 0,
  scheduled_days: card.scheduledDays,
  learning_steps: card.learningStep,
  reps: card.reps,
  lapses: card.lapses,
  state: stateOf[card.state],
  ...(card.lastReviewAt && {
    last_review: new Date(time.at.getTime() - elapsedDays(card, time) * dayMs),
  }),
})

const fromFsrsCard = (card: Card, time: LocalTime): ReviewCard => ({
  state: cardStates[card.state] ?? 'new',
  dueAt: dueAfter(card, time),
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduled_days,
  learningStep: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  lastReviewAt: time.at,
  lastReviewDay: dayIn(time.at, time.timeZone),
})
