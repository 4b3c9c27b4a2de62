import { textKey } from '../text/text-key.ts'
import type { DictationJudgement } from './judge-dictation.ts'

/** What was written for a line, and how it was judged. */
export type DictationAnswer = { written: string; judgement: DictationJudgement }

/** A dictation in progress. */
export type DictationSession = {
  /** Places of the lines in their transcript, in the order in which they are asked. */
  lines: readonly number[]
  /** Which of `lines` is asked; their number, when it is over. */
  at: number
  text: string
  /** What became of the line that is asked; null until it is checked. */
  answer: DictationAnswer | null
  /** Of the lines behind it, in their order. */
  answers: readonly DictationAnswer[]
}

/** What a learner does in a dictation; `dictationReducer` applies it. */
export type DictationAction =
  | { type: 'write'; text: string }
  /** `at`: of which line; a verdict that comes late is none of the next line. */
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

/** One dictation: a line is written, checked once, and left behind. */
export function dictationReducer(session: DictationSession, action: DictationAction): DictationSession {
  switch (action.type) {
    case 'begin':
      return startDictation(action.lines)
    case 'write':
      return session.answer ? session : { ...session, text: action.text }
    case 'check':
      if (session.answer || isOver(session) || action.at !== session.at) return session
      // What was judged, and not what was typed while the verdict was on its way.
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

/** Words that were heard, of all that were said. */
export function dictationScore({ answers }: Pick<DictationSession, 'answers'>) {
  const sum = (figure: (judgement: DictationJudgement) => number) =>
    answers.reduce((total, { judgement }) => total + figure(judgement), 0)
  return { score: sum(({ heard }) => heard), total: sum(({ total }) => total) }
}

/** Words that were not heard, each once, with the place of its line in the transcript. */
export function missedWords({ lines, answers }: Pick<DictationSession, 'lines' | 'answers'>) {
  const missed = new Map<string, { word: string; line: number }>()
  for (const [index, { judgement }] of answers.entries())
    for (const word of judgement.missed) {
      const key = textKey(word)
      if (!missed.has(key)) missed.set(key, { word, line: lines[index] ?? 0 })
    }
  return [...missed.values()]
}
