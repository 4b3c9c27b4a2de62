import {
  advance,
  type QuestionQueue,
  readStoredQueue,
  type StoredQueue,
  startQueue,
} from './question-queue.ts'
import type { LessonAnswer } from './word-bank-session.ts'

/** A lesson of pictures. The learner first looks at each one, then names them. */
export type PictureSession = {
  phase: 'study' | 'quiz' | 'done'
  /** In `study`: index of the current picture. */
  at: number
  queue: QuestionQueue
  text: string
  answer: LessonAnswer | null
}

/** The actions of a learner in a picture lesson, for `pictureReducer`. */
export type PictureAction =
  | { type: 'turned'; to: number }
  /** `order`: indexes of the pictures, shuffled by the caller. */
  | { type: 'quizStarted'; order: readonly number[] }
  | { type: 'typed'; text: string }
  | { type: 'answered'; answer: LessonAnswer }
  | { type: 'advanced' }
  | { type: 'restarted' }

/** The state of an interrupted lesson. */
export type StoredPictures = { phase: 'study'; at: number } | ({ phase: 'quiz' } & StoredQueue)

/**
 * A new session, or one that continues what was stored.
 * @param total number of pictures
 */
export function startPictures(total: number, stored?: StoredPictures): PictureSession {
  const begin: PictureSession = {
    phase: 'study',
    at: 0,
    queue: startQueue(Array.from({ length: total }, (_, place) => place)),
    text: '',
    answer: null,
  }
  if (stored?.phase === 'study') return { ...begin, at: Math.min(stored.at, total - 1) }
  if (!stored) return begin
  const { phase, left, fresh, missed } = stored
  return { ...begin, phase, queue: { ...begin.queue, left, fresh, missed } }
}

/** The session after an action; an action that does not fit the phase changes nothing. */
export function pictureReducer(session: PictureSession, action: PictureAction): PictureSession {
  const { phase, queue, answer } = session
  switch (action.type) {
    case 'turned':
      return phase === 'study' && action.to >= 0 && action.to < queue.total
        ? { ...session, at: action.to }
        : session
    case 'quizStarted':
      return { ...session, phase: 'quiz', queue: startQueue(action.order), text: '', answer: null }
    case 'typed':
      return answer ? session : { ...session, text: action.text }
    case 'answered':
      return phase === 'quiz' && !answer ? { ...session, answer: action.answer } : session
    case 'advanced':
      return answer ? advanced(session, answer) : session
    case 'restarted':
      return startPictures(queue.total)
  }
}

function advanced(session: PictureSession, answer: LessonAnswer): PictureSession {
  const queue = advance(session.queue, answer.judgement?.isRight ?? false)
  return { ...session, queue, text: '', answer: null, phase: queue.left.length > 0 ? 'quiz' : 'done' }
}

/** The state to store, so that the session can continue later; undefined if it is done. */
export function toStoredPictures({ phase, at, queue }: PictureSession): StoredPictures | undefined {
  if (phase === 'study') return { phase, at }
  const { left, fresh, missed } = queue
  return phase === 'quiz' ? { phase, left, fresh, missed } : undefined
}

/**
 * Reads a stored state. Undefined if it is invalid for this lesson.
 * @param stored JSON
 * @param total number of pictures of the lesson
 */
export function readStoredPictures(stored: string | null, total: number): StoredPictures | undefined {
  const value = parsed(stored)
  const isPlace = (place: unknown): place is number =>
    Number.isInteger(place) && Number(place) >= 0 && Number(place) < total
  if (typeof value !== 'object' || value === null || !('phase' in value)) return undefined
  if (value.phase === 'study' && 'at' in value && isPlace(value.at)) return { phase: 'study', at: value.at }
  const queue = value.phase === 'quiz' ? readStoredQueue(value, total) : undefined
  return queue && { phase: 'quiz', left: queue.left, fresh: queue.fresh, missed: queue.missed }
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}
