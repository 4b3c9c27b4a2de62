import {
  advance,
  type QuestionQueue,
  readStoredQueue,
  resumeQueueAt,
  type StoredQueue,
  startQueue,
} from './question-queue.ts'
import type { LessonAnswer } from './word-bank-session.ts'

/** A typing lesson: the learner reads short forms, selects those that are spoken, then types them. */
export type TypingSession = {
  phase: 'study' | 'listen' | 'type' | 'done'
  /** The queue of the phases `listen` and `type`; each begins with all items. */
  queue: QuestionQueue
  /** In `listen`: indexes of the selected options. */
  selected: readonly number[]
  /** In `listen`: the verdict; null before the selection is checked. */
  heard: 'right' | 'wrong' | null
  /** In `listen`: whether an earlier check of the current item was wrong. */
  wasWrong: boolean
  text: string
  answer: LessonAnswer | null
}

/** The actions of a learner in a typing lesson, for `typingReducer`. */
export type TypingAction =
  | { type: 'studied' }
  | { type: 'toggled'; option: number }
  /** `isRight` is computed by `isExactSet`. */
  | { type: 'checked'; isRight: boolean }
  | { type: 'listeningSkipped' }
  | { type: 'typed'; text: string }
  | { type: 'answered'; answer: LessonAnswer }
  | { type: 'advanced' }
  | { type: 'restarted' }

/** The state of an interrupted lesson. */
export type StoredTyping = { phase: 'listen' | 'type' } & StoredQueue

/**
 * A new session, or one that continues what was stored.
 * @param total number of questions in each phase
 */
export function startTyping(total: number, stored?: StoredTyping): TypingSession {
  if (!stored) return { phase: 'study', ...phaseStart(total) }
  const { phase, left, fresh, missed } = stored
  const begin = phaseStart(total)
  return { ...begin, phase, queue: { ...begin.queue, left, fresh, missed } }
}

/** The state to store, so that the session can continue later; undefined before the first question and when it is done. */
export function toStoredTyping({
  phase,
  queue,
  wasWrong,
}: Pick<TypingSession, 'phase' | 'queue' | 'wasWrong'>): StoredTyping | undefined {
  if (phase !== 'listen' && phase !== 'type') return undefined
  const { left, fresh, missed } = wasWrong ? markMissed(queue) : queue
  return { phase, left, fresh, missed }
}

/** Reads a stored state. Undefined if it is invalid for a lesson with so many forms. */
export function readStoredTyping(stored: unknown, total: number): StoredTyping | undefined {
  const queue = readStoredQueue(stored, total)
  const { phase } = (stored ?? {}) as { phase?: unknown }
  if (!queue || (phase !== 'listen' && phase !== 'type')) return undefined
  return { phase, left: queue.left, fresh: queue.fresh, missed: queue.missed }
}

/** The state of a lesson that stopped in another browser, of which only the position in the typing phase is known. */
export function resumeTypingAt(position: number, total: number): StoredTyping | undefined {
  if (position < 1 || position >= total) return undefined
  const { left, fresh, missed } = resumeQueueAt(total, position)
  return { phase: 'type', left, fresh, missed }
}

const phaseStart = (total: number) => ({
  queue: startQueue(Array.from({ length: total }, (_, place) => place)),
  selected: [],
  heard: null,
  wasWrong: false,
  text: '',
  answer: null,
})

/** The session after an action; an action that does not fit the phase changes nothing. */
export function typingReducer(session: TypingSession, action: TypingAction): TypingSession {
  const { phase, queue } = session
  switch (action.type) {
    case 'studied':
      return phase === 'study' ? { phase: 'listen', ...phaseStart(queue.total) } : session
    case 'listeningSkipped':
      return phase === 'listen' ? { phase: 'type', ...phaseStart(queue.total) } : session
    case 'toggled':
      return toggled(session, action.option)
    case 'checked':
      return checked(session, action.isRight)
    case 'typed':
      return session.answer ? session : { ...session, text: action.text }
    case 'answered':
      return phase === 'type' && !session.answer ? { ...session, answer: action.answer } : session
    case 'advanced':
      return advanced(session)
    case 'restarted':
      return startTyping(queue.total)
  }
}

/** Toggles an option. A new selection after a wrong check removes the verdict. */
function toggled(session: TypingSession, option: number): TypingSession {
  const { phase, selected, heard } = session
  if (phase !== 'listen' || heard === 'right') return session
  const chosen = selected.includes(option) ? selected.filter((one) => one !== option) : [...selected, option]
  return { ...session, selected: chosen, heard: null }
}

function checked(session: TypingSession, isRight: boolean): TypingSession {
  const { phase, selected, heard, wasWrong } = session
  if (phase !== 'listen' || heard || selected.length === 0) return session
  return { ...session, heard: isRight ? 'right' : 'wrong', wasWrong: wasWrong || !isRight }
}

function advanced(session: TypingSession): TypingSession {
  const { phase, heard, answer, wasWrong, queue } = session
  if (phase === 'listen') {
    if (!heard) return session
    // An item that was right at a later check is done; an item that was given up is repeated.
    return afterItem(
      session,
      advance(wasWrong && heard === 'right' ? markMissed(queue) : queue, heard === 'right'),
    )
  }
  return phase === 'type' && answer
    ? afterItem(session, advance(queue, answer.judgement?.isRight ?? false))
    : session
}

const markMissed = (queue: QuestionQueue): QuestionQueue => {
  const [first] = queue.left
  if (first === undefined || queue.missed.includes(first)) return queue
  return { ...queue, missed: [...queue.missed, first] }
}

function afterItem(session: TypingSession, queue: QuestionQueue): TypingSession {
  const { phase } = session
  if (queue.left.length > 0) return { ...phaseStart(queue.total), phase, queue }
  return phase === 'listen'
    ? { phase: 'type', ...phaseStart(queue.total) }
    : { ...session, queue, answer: null, phase: 'done' }
}

/**
 * Whether exactly the right options are chosen, no more and no fewer (specification 2, section 5).
 * @param selected indexes of options
 */
export function isExactSet(
  selected: readonly number[],
  options: readonly string[],
  right: readonly string[],
): boolean {
  return options.every((option, place) => selected.includes(place) === right.includes(option))
}
