import { dayIn } from '@verbena/language/spaced-repetition/calendar-day'
import type { CardState } from '@verbena/language/spaced-repetition/grades'
import { historyOf } from '@verbena/language/spaced-repetition/history'
import type { ReviewCard } from '@verbena/language/spaced-repetition/scheduler'
import { cardOfInterval } from '@verbena/language/word-table/card-of-interval'
import type { TableCard } from '@verbena/language/word-table/word-table'
import { type CardRow, dayMs, dayOf, stepsOf } from './card-row.ts'
import type { AnswerLog } from './read-answers.ts'

const states: CardState[] = ['new', 'learning', 'review', 'relearning']
/** A longer interval is an error of a clock. */
const intervalDaysMaximum = 36_500

type CollectionContext = {
  beganAt: Date
  now: Date
  /** The desired retention, 0.7 to 0.97. */
  retention: number
  /** Where the learner is, which determines the days between the answers. */
  timeZone: string
}

/**
 * Converts a card of Anki. Stability and difficulty come from Anki's FSRS data, else from the answers if the log is
 * complete, else from interval and ease. A card in learning without any of these becomes new. Never throws: an invalid
 * number counts as missing.
 */
export function readCard(
  row: CardRow,
  log: AnswerLog | undefined,
  { beganAt, now, retention, timeZone }: CollectionContext,
): TableCard {
  const data = parsed(row.data)
  const exact = exactOf(data.cd)
  const history =
    row.type > 0 && log ? historyOf(log.answers, { retention, timeZone }, exact?.createdAt) : null
  const known =
    fsrsOf(data) ??
    (log?.isComplete && history ? knownOf(history.card) : null) ??
    (row.type >= 2 ? cardOfInterval(Math.max(1, row.ivl), row.factor / 1000 || 2.5) : null)
  const state: CardState = known ? (states[row.type] ?? 'new') : 'new'
  const createdAt = exact?.createdAt ?? now
  const card = {
    direction: row.ord === 0 ? 'meaning' : 'form',
    isActive: row.queue !== -1,
    reviews: [],
  } as const
  if (state === 'new' || !known) return { ...card, ...fresh(exact?.dueAt ?? now), createdAt, reviews: [] }
  const ankiDueAt = dueOf(row, beganAt, now)
  // If Anki has rescheduled the card since our export, its own due day counts.
  const isExact = exact !== null && isSameDue(row, exact.dueAt, beganAt)
  const dueAt = isExact ? exact.dueAt : ankiDueAt
  const days = isExact
    ? exact.scheduledDays
    : state === 'review'
      ? within(row.ivl, 1, intervalDaysMaximum)
      : 0
  const lastReviewAt =
    (isExact ? exact.lastReviewAt : null) ?? lastOf(data.lrt, now) ?? new Date(dueAt.getTime() - days * dayMs)
  return {
    ...card,
    state,
    dueAt,
    ...known,
    scheduledDays: days,
    learningStep: isExact ? exact.learningStep : stepOf(row),
    reps: within(row.reps, 1, 1_000_000),
    lapses: within(row.lapses, 0, 1_000_000),
    lastReviewAt,
    lastReviewDay: dayIn(lastReviewAt, timeZone),
    introducedAt: exact?.introducedAt ?? history?.reviews[0]?.at ?? lastReviewAt,
    createdAt,
    reviews: history?.reviews ?? [],
  }
}

const knownOf = ({ stability, difficulty }: ReviewCard) => ({ stability, difficulty })

const fresh = (dueAt: Date) => ({
  state: 'new' as const,
  dueAt,
  stability: 0,
  difficulty: 0,
  scheduledDays: 0,
  learningStep: 0,
  reps: 0,
  lapses: 0,
  lastReviewAt: null,
  lastReviewDay: null,
  introducedAt: null,
})

function parsed(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json || '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function fsrsOf({ s, d }: Record<string, unknown>) {
  if (typeof s !== 'number' || typeof d !== 'number' || !(s > 0) || !(d >= 1) || d > 10) return null
  return { stability: Math.min(s, intervalDaysMaximum), difficulty: d }
}

/** The exact times that our export wrote. */
function exactOf(custom: unknown) {
  const { v } = parsed(typeof custom === 'string' ? custom : '')
  if (
    !Array.isArray(v) ||
    v.length !== 6 ||
    !v.every((one) => Number.isSafeInteger(one) && one >= 0 && one < 8.64e15)
  )
    return null
  const [due, last, introduced, created, learningStep, scheduledDays] = v as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  if (learningStep > 10 || scheduledDays > intervalDaysMaximum) return null
  const atOrNull = (at: number) => (at === 0 ? null : new Date(at))
  return {
    dueAt: new Date(due),
    lastReviewAt: atOrNull(last),
    introducedAt: atOrNull(introduced),
    createdAt: new Date(created),
    learningStep,
    scheduledDays,
  }
}

const isInSeconds = (row: CardRow) => (row.type === 1 || row.type === 3) && row.due > 100_000_000

const isSameDue = (row: CardRow, dueAt: Date, beganAt: Date) =>
  isInSeconds(row) ? Math.floor(dueAt.getTime() / 1000) === row.due : dayOf(dueAt, beganAt) === row.due

function dueOf(row: CardRow, beganAt: Date, now: Date): Date {
  const at = isInSeconds(row) ? row.due * 1000 : beganAt.getTime() + row.due * dayMs
  const far = intervalDaysMaximum * dayMs
  return new Date(within(at, now.getTime() - far, now.getTime() + far))
}

function lastOf(seconds: unknown, now: Date): Date | null {
  if (typeof seconds !== 'number' || !(seconds > 0) || seconds * 1000 > now.getTime()) return null
  return new Date(seconds * 1000)
}

const stepOf = ({ type, left }: CardRow) =>
  type === 2 ? 0 : within(stepsOf(type) - (left % 1000), 0, stepsOf(type) - 1)

const within = (value: number, least: number, most: number) =>
  Number.isFinite(value) ? Math.round(Math.max(least, Math.min(most, value))) : least
