import {
  advance,
  type QuestionQueue,
  readStoredQueue,
  resumeQueueAt,
  type StoredQueue,
  startQueue,
} from './question-queue.ts'
import type { LessonAnswer } from './word-bank-session.ts'

/** A lesson of short forms: read, heard and told apart, then typed. */
export type TypingSession = {
  phase: 'study' | 'listen' | 'type' | 'done'
  /** In `listen` and `type`; each begins with all items. */
  queue: QuestionQueue
  /** Of `listen`: the options that are chosen, by their places. */
  selected: readonly number[]
  /** Of `listen`: null while it is being chosen. */
  heard: 'right' | 'wrong' | null
  /** Of `listen`: a check of the present item was wrong before. */
  wasWrong: boolean
  text: string
  answer: LessonAnswer | null
}

/** What a learner does in a typing lesson; `typingReducer` applies it. */
export type TypingAction =
  | { type: 'studied' }
  | { type: 'toggled'; option: number }
  /** @see isExactSet */
  | { type: 'checked'; isRight: boolean }
  | { type: 'listeningSkipped' }
  | { type: 'typed'; text: string }
  | { type: 'answered'; answer: LessonAnswer }
  | { type: 'advanced' }
  | { type: 'restarted' }

/** What is kept while a lesson is interrupted. */
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

/** What is to be kept of a session, so that it goes on as it was left; nothing before it is asked and when it is done. */
export function toStoredTyping({
  phase,
  queue,
  wasWrong,
}: Pick<TypingSession, 'phase' | 'queue' | 'wasWrong'>): StoredTyping | undefined {
  if (phase !== 'listen' && phase !== 'type') return undefined
  const { left, fresh, missed } = wasWrong ? markMissed(queue) : queue
  return { phase, left, fresh, missed }
}

/** What a browser kept, or undefined where it is not of a lesson with so many forms. */
export function readStoredTyping(stored: unknown, total: number): StoredTyping | undefined {
  const queue = readStoredQueue(stored, total)
  const { phase } = (stored ?? {}) as { phase?: unknown }
  if (!queue || (phase !== 'listen' && phase !== 'type')) return undefined
  return { phase, left: queue.left, fresh: queue.fresh, missed: queue.missed }
}

/** What is known of a run that stopped in another browser: how far the typing was. @param position 0 and up */
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

/** Choosing anew after a wrong check takes its verdict away. */
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
    // What was told apart at the second look has been told apart; what was given up comes again.
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
 * @param selected places of options
 */
export function isExactSet(
  selected: readonly number[],
  options: readonly string[],
  right: readonly string[],
): boolean {
  return options.every((option, place) => selected.includes(place) === right.includes(option))
}
