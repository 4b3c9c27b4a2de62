import type { QuizQuestion } from '@verbena/contract/media-tests'

export type QuizSession = {
  questions: readonly QuizQuestion[]
  /** The chosen option of each answered question. */
  answers: readonly number[]
  /** The verdict on the last answer is shown, not the next question. */
  isAnswered: boolean
}

export type QuizAction = { type: 'answered'; option: number } | { type: 'advanced' }

export const startQuiz = (questions: readonly QuizQuestion[]): QuizSession => ({
  questions,
  answers: [],
  isAnswered: false,
})

/** An answer locks its question (specification 2, section 4). */
export function quizReducer(session: QuizSession, action: QuizAction): QuizSession {
  const { answers, isAnswered } = session
  if (action.type === 'advanced') return isAnswered ? { ...session, isAnswered: false } : session
  if (isAnswered || !questionAsked(session)) return session
  return { ...session, answers: [...answers, action.option], isAnswered: true }
}

/** Index of the shown question. */
export const positionIn = ({ answers, isAnswered }: QuizSession) => answers.length - (isAnswered ? 1 : 0)

/** Undefined when the test is over. */
export const questionAsked = (session: QuizSession) => session.questions[positionIn(session)]

export const isComplete = ({ questions, answers }: QuizSession) => answers.length === questions.length

/** One point for each right answer. */
export const pointsIn = ({ questions, answers }: QuizSession) =>
  answers.filter((option, index) => option === questions[index]?.correctIndex).length

export type Missed = { question: QuizQuestion; chosen: number }

export const missedIn = ({ questions, answers }: QuizSession): Missed[] =>
  questions.flatMap((question, index) => {
    const chosen = answers[index]
    return chosen === undefined || chosen === question.correctIndex ? [] : [{ question, chosen }]
  })
