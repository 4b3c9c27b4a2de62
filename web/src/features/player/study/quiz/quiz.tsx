import type { QuizQuestion, TestResult } from '@verbena/contract/media-tests'
import { useEffect, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareBar } from '../../../../ui/figures/share-bar.tsx'
import { BestResult, ResultSummary } from '../result-summary.tsx'
import type { StudyProps } from '../study-props.ts'
import { useRecoverFocus } from '../use-recover-focus.ts'
import { MissedQuestions } from './missed-questions.tsx'
import { QuestionView } from './question-view.tsx'
import {
  isComplete,
  missedIn,
  pointsIn,
  positionIn,
  type QuizAction,
  questionAsked,
  quizReducer,
  startQuiz,
} from './quiz-session.ts'
import { useHiddenQuestion } from './use-hidden-question.ts'

/** Delay after a right answer before the next question (specification 2, section 9). */
const nextAfterMs = 1200

type Props = {
  study: StudyProps
  questions: readonly QuizQuestion[]
  best: TestResult['best'] | null
  isReplay: boolean
  onComplete: (score: number) => void
  onAgain: () => void
}

export function Quiz({ study, questions, best, isReplay, onComplete, onAgain }: Props) {
  const { t } = useTranslation('player')
  const [session, dispatch] = useReducer(quizReducer, questions, startQuiz)
  const heading = useRef<HTMLHeadingElement>(null)
  const position = positionIn(session)
  const question = questionAsked(session)
  const total = questions.length
  const chosen = session.isAnswered ? session.answers.at(-1) : undefined
  const isRight = chosen !== undefined && chosen === question?.correctIndex

  useHiddenQuestion(study, question, chosen)
  useRecoverFocus(heading, position, isReplay ? null : 0)
  useEffect(() => {
    if (!isRight) return
    const timer = setTimeout(() => dispatch({ type: 'advanced' }), nextAfterMs)
    return () => clearTimeout(timer)
  }, [isRight])

  const answer = (option: number) => {
    const action: QuizAction = { type: 'answered', option }
    const next = quizReducer(session, action)
    dispatch(action)
    if (next !== session && isComplete(next)) onComplete(pointsIn(next))
  }
  if (!question) {
    const score = pointsIn(session)
    return (
      <ResultSummary
        heading={heading}
        title={t('test.complete', { score, total })}
        score={score}
        total={total}
        best={best}
        again={t('test.again')}
        onAgain={onAgain}
      >
        <MissedQuestions study={study} missed={missedIn(session)} />
      </ResultSummary>
    )
  }
  return (
    <div className="quiz">
      <div className="quiz__head">
        <p className="quiz__place">{t('test.question', { number: position + 1, total })}</p>
        <BestResult best={best} />
      </div>
      <ShareBar parts={[{ kind: 'done', percent: (100 * session.answers.length) / total }]} />
      <QuestionView
        key={position}
        study={study}
        heading={heading}
        question={question}
        chosen={chosen}
        isLast={position === total - 1}
        onAnswer={answer}
        onNext={() => dispatch({ type: 'advanced' })}
      />
    </div>
  )
}
