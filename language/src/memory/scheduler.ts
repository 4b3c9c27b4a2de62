import { type Card, createEmptyCard, type FSRS, type Grade as FsrsGrade, fsrs, Rating, State } from 'ts-fsrs'
import { type Grade, type MemoryState, memoryStates } from './grades.ts'
import { usualRetention } from './retention.ts'

/** What is known of one memory: of one base form in one direction. */
export type Memory = {
  state: MemoryState
  /** When it should be asked for again. */
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
export type MemorySettings = {
  /** The share that should still be remembered when it is asked for, 0.7 to 0.97. */
  retention: number
}

export type Review = { grade: Grade; at: Date }

/** Something that was never asked for: due at once. */
export const newMemory = (now: Date): Memory => fromCard(createEmptyCard(now))

/**
 * What an answer makes of a memory, by FSRS-6 (J. Ye, github.com/open-spaced-repetition; the parameters are its
 * defaults). The same answers at the same moments always make the same memory.
 */
export function review(memory: Memory, { grade, at }: Review, settings: MemorySettings): Memory {
  return fromCard(schedulerOf(settings).next(toCard(memory), notBefore(memory, at), ratingOf[grade]).card)
}

/** For each grade, when the memory would be due again. */
export function previewDue(memory: Memory, now: Date, settings: MemorySettings): Record<Grade, Date> {
  const preview = schedulerOf(settings).repeat(toCard(memory), notBefore(memory, now))
  const dueOf = (grade: Grade) => preview[ratingOf[grade]].card.due
  return { again: dueOf('again'), hard: dueOf('hard'), good: dueOf('good'), easy: dueOf('easy') }
}

/** What a whole log of answers, oldest first, makes of a memory that began with its first. */
export function replay(reviews: readonly Review[], settings: MemorySettings): Memory | null {
  const [first] = reviews
  if (!first) return null
  return reviews.reduce((memory, one) => review(memory, one, settings), newMemory(first.at))
}

/** The probability, 0 to 1, that it is remembered now; 0 for what was never asked for. */
export function retrievability(memory: Memory, now: Date): number {
  return memory.state === 'new'
    ? 0
    : schedulerOf({ retention: usualRetention }).get_retrievability(
        toCard(memory),
        notBefore(memory, now),
        false,
      )
}

/** Clocks are set back: then no time has passed. */
const notBefore = ({ lastReviewAt }: Memory, at: Date): Date =>
  lastReviewAt && lastReviewAt > at ? lastReviewAt : at

const schedulers = new Map<number, FSRS>()

/** Words saved together do not come back together: the interval is moved a little, by the memory itself and not by chance. */
function schedulerOf({ retention }: MemorySettings): FSRS {
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

const stateOf: Record<MemoryState, State> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
}

const toCard = (memory: Memory): Card => ({
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

const fromCard = (card: Card): Memory => ({
  state: memoryStates[card.state] ?? 'new',
  dueAt: card.due,
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduled_days,
  learningStep: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  lastReviewAt: card.last_review ?? null,
})
