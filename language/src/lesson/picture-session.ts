import { goOn, type KeptQueue, type QuestionQueue, readKeptQueue, startQueue } from './question-queue.ts'
import type { LessonAnswer } from './word-bank-session.ts'

/** A lesson of pictures: looked at one by one, then named. */
export type PictureSession = {
  phase: 'study' | 'quiz' | 'done'
  /** Of `study`: which picture is looked at, 0 and up. */
  at: number
  queue: QuestionQueue
  text: string
  answer: LessonAnswer | null
}

export type PictureAction =
  | { type: 'turned'; to: number }
  /** @see shuffled for `order`: chance belongs to the caller. */
  | { type: 'quizStarted'; order: readonly number[] }
  | { type: 'typed'; text: string }
  | { type: 'answered'; answer: LessonAnswer }
  | { type: 'wentOn' }
  | { type: 'restarted' }

/** What is kept while a lesson is interrupted. */
export type KeptPictures = { phase: 'study'; at: number } | ({ phase: 'quiz' } & KeptQueue)

export function startPictures(total: number, kept?: KeptPictures): PictureSession {
  const begin: PictureSession = {
    phase: 'study',
    at: 0,
    queue: startQueue(Array.from({ length: total }, (_, place) => place)),
    text: '',
    answer: null,
  }
  if (kept?.phase === 'study') return { ...begin, at: Math.min(kept.at, total - 1) }
  if (!kept) return begin
  const { phase, left, fresh, missed } = kept
  return { ...begin, phase, queue: { ...begin.queue, left, fresh, missed } }
}

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
    case 'wentOn':
      return answer ? wentOn(session, answer) : session
    case 'restarted':
      return startPictures(queue.total)
  }
}

function wentOn(session: PictureSession, answer: LessonAnswer): PictureSession {
  const queue = goOn(session.queue, answer.judgement?.isRight ?? false)
  return { ...session, queue, text: '', answer: null, phase: queue.left.length > 0 ? 'quiz' : 'done' }
}

/** What is to be kept of a session, so that it goes on as it was left; nothing of one that is done. */
export function pictureRest({ phase, at, queue }: PictureSession): KeptPictures | undefined {
  if (phase === 'study') return { phase, at }
  const { left, fresh, missed } = queue
  return phase === 'quiz' ? { phase, left, fresh, missed } : undefined
}

/**
 * What a browser kept, or undefined where it is not of this lesson.
 * @param kept JSON
 * @param total pictures of the lesson
 */
export function readKeptPictures(kept: string | null, total: number): KeptPictures | undefined {
  const value = parsed(kept)
  const isPlace = (place: unknown): place is number =>
    Number.isInteger(place) && Number(place) >= 0 && Number(place) < total
  if (typeof value !== 'object' || value === null || !('phase' in value)) return undefined
  if (value.phase === 'study' && 'at' in value && isPlace(value.at)) return { phase: 'study', at: value.at }
  const queue = value.phase === 'quiz' ? readKeptQueue(value, total) : undefined
  return queue && { phase: 'quiz', left: queue.left, fresh: queue.fresh, missed: queue.missed }
}

function parsed(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}
