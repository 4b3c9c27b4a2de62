import { textKey } from '../text/text-key.ts'
import type { DictationJudgement } from './judge-dictation.ts'

/** The typed text of a line and its judgement. */
export type DictationAnswer = { written: string; judgement: DictationJudgement }

/** A dictation in progress. */
export type DictationSession = {
  /** Indexes of the lines in the transcript, in the order of the questions. */
  lines: readonly number[]
  /** Index of the current line in `lines`; `lines.length` when the dictation is over. */
  at: number
  text: string
  /** The answer to the current line; null until it is checked. */
  answer: DictationAnswer | null
  /** The answers to the lines before it. */
  answers: readonly DictationAnswer[]
}

/** The actions of a learner in a dictation, for `dictationReducer`. */
export type DictationAction =
  | { type: 'write'; text: string }
  /** `at`: the line that was judged, because a judgement may arrive when the next line is current. */
  | { type: 'check'; at: number; written: string; judgement: DictationJudgement }
  | { type: 'next' }
  | { type: 'begin'; lines: readonly number[] }

/**
 * A session before its first answer.
 * @param lines indexes of lines in their transcript, in the order of the questions
 */
export const startDictation = (lines: readonly number[]): DictationSession => ({
  lines,
  at: 0,
  text: '',
  answer: null,
  answers: [],
})

/** The session after an action. A line can be checked once. */
export function dictationReducer(session: DictationSession, action: DictationAction): DictationSession {
  switch (action.type) {
    case 'begin':
      return startDictation(action.lines)
    case 'write':
      return session.answer ? session : { ...session, text: action.text }
    case 'check':
      if (session.answer || isOver(session) || action.at !== session.at) return session
      // The text that was judged; the learner may have typed more meanwhile.
      return {
        ...session,
        text: action.written,
        answer: { written: action.written, judgement: action.judgement },
      }
    case 'next':
      if (!session.answer) return session
      return {
        ...session,
        at: session.at + 1,
        text: '',
        answer: null,
        answers: [...session.answers, session.answer],
      }
  }
}

/** Whether every line has been answered. */
export const isOver = ({ at, lines }: DictationSession) => at >= lines.length

/** Words that were typed correctly, and all words. */
export function dictationScore({ answers }: Pick<DictationSession, 'answers'>) {
  const sum = (figure: (judgement: DictationJudgement) => number) =>
    answers.reduce((total, { judgement }) => total + figure(judgement), 0)
  return { score: sum(({ heard }) => heard), total: sum(({ total }) => total) }
}

/** Words that were missed, each once, with the index of its line in the transcript. */
export function missedWords({ lines, answers }: Pick<DictationSession, 'lines' | 'answers'>) {
  const missed = new Map<string, { word: string; line: number }>()
  for (const [index, { judgement }] of answers.entries())
    for (const word of judgement.missed) {
      const key = textKey(word)
      if (!missed.has(key)) missed.set(key, { word, line: lines[index] ?? 0 })
    }
  return [...missed.values()]
}
