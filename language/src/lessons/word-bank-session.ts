import type { AnswerJudgement } from '../judge/judge-answer.ts'
import { advance, type QuestionQueue, startQueue } from './question-queue.ts'

/** An answer and its judgement; null if the question was skipped. */
export type LessonAnswer = { text: string; judgement: AnswerJudgement | null }

/** A lesson whose sentences are built from the tiles of a word bank, or typed. */
export type WordBankSession = {
  /** Whether the card shows its theory; otherwise it shows the question. */
  isTheoryShown: boolean
  queue: QuestionQueue
  /** Indexes of the chosen tiles in the bank, in the order of the sentence. */
  chosen: readonly number[]
  /** Whether the sentence is typed instead of built from tiles. */
  isTyping: boolean
  text: string
  /** Null while the learner builds the sentence. */
  answer: LessonAnswer | null
}

/** The actions of a learner in a word bank lesson, for `wordBankReducer`. */
export type WordBankAction =
  | { type: 'started' }
  | { type: 'theoryOpened' }
  | { type: 'chose'; tile: number }
  | { type: 'tookBack'; tile: number }
  /** Moves a chosen tile to the index `to` of the other chosen tiles. */
  | { type: 'moved'; tile: number; to: number }
  | { type: 'typed'; text: string }
  | { type: 'typingChosen'; isTyping: boolean }
  | { type: 'answered'; answer: LessonAnswer }
  | { type: 'advanced' }
  | { type: 'restarted' }

/** A session at the first question of its queue. */
export function startWordBank(
  queue: QuestionQueue,
  { isTheoryShown, isTyping }: Pick<WordBankSession, 'isTheoryShown' | 'isTyping'>,
): WordBankSession {
  return { isTheoryShown, queue, chosen: [], isTyping, text: '', answer: null }
}

/** The session after an action. An action that does not fit (a tile twice, a second answer) changes nothing. */
export function wordBankReducer(session: WordBankSession, action: WordBankAction): WordBankSession {
  switch (action.type) {
    case 'started':
      return { ...session, isTheoryShown: false }
    case 'theoryOpened':
      return { ...session, isTheoryShown: true }
    case 'advanced':
      return advanced(session)
    case 'restarted':
      return restarted(session)
    case 'typingChosen':
      return session.answer ? session : { ...session, isTyping: action.isTyping }
  }
  if (session.answer) return session
  switch (action.type) {
    case 'answered':
      return { ...session, answer: action.answer }
    case 'typed':
      return { ...session, text: action.text }
    default:
      return { ...session, chosen: rearranged(session.chosen, action) }
  }
}

function rearranged(
  chosen: readonly number[],
  action: Extract<WordBankAction, { type: 'chose' | 'tookBack' | 'moved' }>,
): readonly number[] {
  const { tile } = action
  const others = chosen.filter((one) => one !== tile)
  if (action.type === 'tookBack') return others
  if (action.type === 'moved') return [...others.slice(0, action.to), tile, ...others.slice(action.to)]
  return chosen.includes(tile) ? chosen : [...chosen, tile]
}

function advanced(session: WordBankSession): WordBankSession {
  const { answer, queue } = session
  if (!answer) return session
  const isRight = answer.judgement?.isRight ?? false
  return { ...session, queue: advance(queue, isRight), chosen: [], text: '', answer: null }
}

function restarted({ queue, isTyping }: WordBankSession): WordBankSession {
  const all = startQueue(Array.from({ length: queue.total }, (_, place) => place))
  return startWordBank(all, { isTheoryShown: true, isTyping })
}

/** Index of the current item in the lesson; undefined when the lesson is done. */
export const currentQuestionIndex = ({ queue }: { queue: QuestionQueue }): number | undefined => queue.left[0]

/** `idle`, `ok` or `ko` (specification 2, section 4). */
export function answerState({ answer }: { answer: LessonAnswer | null }): 'idle' | 'ok' | 'ko' {
  if (!answer) return 'idle'
  return answer.judgement?.isRight ? 'ok' : 'ko'
}

/** The sentence of the chosen tiles. @param words of the bank */
export const joinTiles = (chosen: readonly number[], words: readonly string[]): string =>
  chosen.map((tile) => words[tile] ?? '').join(' ')
