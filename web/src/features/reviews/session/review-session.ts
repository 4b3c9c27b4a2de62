import type { Intervals, ReviewItem } from '@verbena/contract/reviews/reviews'
import type { WordJudgement } from '@verbena/language/answer/judge-word-answer'
import { type Grade, grades } from '@verbena/language/spaced-repetition/grades'
import type { QuestionKind } from '@verbena/language/spaced-repetition/question-kind'

/** A question of this session. */
export type Question = Omit<ReviewItem, 'intervals'> & {
  /** Seconds until it is due again, by grade; null until the server has rescheduled it after the last answer. */
  intervals: Intervals | null
  /** The answer in this session after which the question is asked again; null the first time. */
  afterId: string | null
}

/** The learner's answer to the current question, before it is graded. */
export type Answer = {
  verdict: 'right' | 'wrong' | 'shown'
  /** The index of the chosen option; null without options. */
  option: number | null
  given: { answer: string; judgement: WordJudgement } | null
  /** The exercise in which the question was answered. */
  exercise: QuestionKind
  milliseconds: number
}

export type Graded = { id: string; question: Question; grade: Grade }

/** One round of reviewing. */
export type ReviewSession = {
  /** The remaining questions; the first is the current one. */
  queue: readonly Question[]
  /** Null while the current question has no answer. */
  answer: Answer | null
  /** In the order in which they were given. */
  graded: readonly Graded[]
  /** Answers are not graded and not saved. */
  isPractice: boolean
  /** The learner cannot listen now. */
  isSilent: boolean
}

export type ReviewAction =
  | { type: 'answered'; answer: Answer }
  /** The learner accepted an answer that was judged wrong; it is now a translation of the word. */
  | { type: 'countedAsRight'; translation: string }
  | { type: 'graded'; id: string; grade: Grade }
  /** Removes the answer of the current question, or if it has none the last grade. */
  | { type: 'tookBack' }
  | { type: 'rescheduled'; id: string; state: ReviewItem['state']; intervals: Intervals }
  | { type: 'silenced'; isSilent: boolean }

export function startReview(
  items: readonly ReviewItem[],
  { isPractice, isSilent }: Pick<ReviewSession, 'isPractice' | 'isSilent'>,
): ReviewSession {
  const queue = items.map((item) => ({ ...item, afterId: null }))
  return { queue, answer: null, graded: [], isPractice, isSilent }
}

/** Invalid actions (a second answer, a grade without an answer) change nothing. */
export function reviewReducer(session: ReviewSession, action: ReviewAction): ReviewSession {
  switch (action.type) {
    case 'answered':
      return session.answer || !questionOf(session) ? session : { ...session, answer: action.answer }
    case 'countedAsRight':
      return countedAsRight(session, action.translation)
    case 'graded':
      return graded(session, action)
    case 'tookBack':
      return tookBack(session)
    case 'rescheduled':
      return rescheduled(session, action)
    case 'silenced':
      return { ...session, isSilent: action.isSilent }
  }
}

/** The current question, or undefined at the end of the round. */
export const questionOf = (session: ReviewSession): Question | undefined => session.queue[0]

/** In silent mode, a listening exercise becomes a reading one. */
export const exerciseOf = (
  { exercise }: Question,
  { isSilent }: Pick<ReviewSession, 'isSilent'>,
): QuestionKind => (exercise === 'listen' && isSilent ? 'choose' : exercise)

/** The grade that fits an answer; null if only the learner can tell. */
export function suggestedGrade({ verdict }: Answer): Grade | null {
  if (verdict === 'shown') return null
  return verdict === 'right' ? 'good' : 'again'
}

/** The available grades: practice has only "again" and "good". */
export const offeredGrades = (isPractice: boolean): readonly Grade[] =>
  isPractice ? ['again', 'good'] : grades

/** A card that is due again within this time is repeated in the same round. */
const soonSeconds = 20 * 60

function comesBack({ intervals }: Question, grade: Grade, isPractice: boolean): boolean {
  if (isPractice || !intervals) return grade === 'again'
  return intervals[grade] <= soonSeconds
}

function graded(session: ReviewSession, { id, grade }: { id: string; grade: Grade }): ReviewSession {
  const { answer, isPractice } = session
  const [question, ...others] = session.queue
  if (!question || !answer) return session
  const again = comesBack(question, grade, isPractice) ? [askedAgain(question, id)] : []
  return {
    ...session,
    queue: [...others, ...again],
    answer: null,
    graded: [...session.graded, { id, question, grade }],
  }
}

/** The question at the end of the round: as another kind and with other options, then as this one again. */
function askedAgain(question: Question, id: string): Question {
  const { exercise, options, correctIndex, sentence, answer, repeated, ...card } = question
  const asked = { exercise, options, correctIndex, sentence, answer }
  return { ...card, ...(repeated ?? asked), repeated: asked, intervals: null, afterId: id }
}

function countedAsRight(session: ReviewSession, translation: string): ReviewSession {
  const { answer } = session
  const [question, ...others] = session.queue
  if (!question || answer?.verdict !== 'wrong') return session
  return {
    ...session,
    queue: [{ ...question, translation }, ...others],
    answer: { ...answer, verdict: 'right' },
  }
}

function tookBack(session: ReviewSession): ReviewSession {
  if (session.answer) return { ...session, answer: null }
  const last = session.graded.at(-1)
  if (!last) return session
  const others = session.queue.filter(({ afterId }) => afterId !== last.id)
  return { ...session, queue: [last.question, ...others], graded: session.graded.slice(0, -1) }
}

function rescheduled(
  session: ReviewSession,
  { id, state, intervals }: { id: string; state: ReviewItem['state']; intervals: Intervals },
): ReviewSession {
  const queue = session.queue.map((question) =>
    question.afterId === id ? { ...question, state, intervals } : question,
  )
  return { ...session, queue }
}

/**
 * The percentage of the answers of a round that are given, as far as they are known: an answer that brings its question
 * back adds one. It grows with every answer.
 */
export function answeredPercent({ queue, graded: all, answer, isPractice }: ReviewSession): number {
  const [question] = queue
  if (!question || !answer) return (100 * all.length) / Math.max(1, all.length + queue.length)
  const isBack = comesBack(question, suggestedGrade(answer) ?? 'good', isPractice)
  return (100 * (all.length + 1)) / (all.length + queue.length + (isBack ? 1 : 0))
}

/** Whether the learner has to produce the word, and not its meaning. */
export const asksForWord = ({ direction }: Pick<Question, 'direction'>, exercise: QuestionKind): boolean =>
  direction === 'form' || exercise === 'cloze'

/** The figures of a round, during and after it. A word counts as soon as it is answered. */
export function figuresOf({ queue, graded: all, answer }: ReviewSession) {
  const firstTries = all.filter(({ question }) => question.afterId === null)
  const left = new Set(queue.map(keyOf))
  const words = new Set(all.map(({ question }) => keyOf(question)))
  const [current] = queue
  if (answer && current) words.add(keyOf(current))
  const right = firstTries.filter(({ grade }) => grade !== 'again').length
  return { answers: all.length, words: words.size, right, total: new Set([...words, ...left]).size }
}

const keyOf = ({ lemma, direction }: Question) => `${lemma} ${direction}`
