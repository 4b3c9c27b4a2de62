import type { LanguageCode } from '@verbena/language/languages'
import type { Grade } from '@verbena/language/spaced-repetition/grades'
import type { QuestionKind } from '@verbena/language/spaced-repetition/question-kind'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionFooter } from '../../../parts/session/session-footer.tsx'
import { AcceptOwnAnswer } from '../../../parts/typed-answer/accept-own-answer.tsx'
import { AnswerVerdict } from '../../../parts/typed-answer/answer-verdict.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { GradeButtons } from './grade-buttons.tsx'
import { expectedAnswer } from './judge-question.ts'
import { asksForWord, type Question, suggestedGrade } from './review-session.ts'
import type { useReviewSession } from './use-review-session.ts'

type Props = {
  question: Question
  exercise: QuestionKind
  round: ReturnType<typeof useReviewSession>
  answerLanguage: LanguageCode
  /** No answer is typed yet. */
  isBlank: boolean
  onGrade: (grade: Grade) => void
  notes: ReactNode
}

/** The controls at the bottom: first the ways to answer, then the verdict and the grades. */
export function AnswerActions(props: Props) {
  const { question, round, answerLanguage, onGrade, notes } = props
  const { answer, isPractice } = round.session
  const isCountable = answer?.verdict === 'wrong' && answer.given && !asksForWord(question, answer.exercise)
  return (
    <SessionFooter className="review-foot" verdict={answer?.verdict ?? null} notes={notes}>
      <AnswerVerdict
        verdict={answer?.verdict ?? null}
        expected={expectedAnswer(question)}
        language={answerLanguage}
        given={answer?.given ?? null}
      >
        {isCountable && answer.given && (
          <AcceptOwnAnswer
            word={{ ...question, id: question.wordId }}
            answer={answer.given.answer}
            onCounted={round.countAsRight}
          />
        )}
      </AnswerVerdict>
      {answer ? (
        <GradeButtons
          intervals={question.intervals}
          suggested={suggestedGrade(answer)}
          isPractice={isPractice}
          onGrade={onGrade}
        />
      ) : (
        <Asking {...props} />
      )}
    </SessionFooter>
  )
}

function Asking({ exercise, round, isBlank }: Props) {
  const { t } = useTranslation('reviews')
  const isSelf = exercise === 'self'
  return (
    <div className="review-asking">
      {exercise === 'listen' && (
        <Button variant="text" onClick={() => round.silence(true)}>
          {t('cannotListen')}
        </Button>
      )}
      <Button variant={isSelf ? 'primary' : 'text'} tall={isSelf} onClick={round.show}>
        {t('show')}
      </Button>
      {(exercise === 'type' || exercise === 'cloze') && (
        <Button variant="primary" tall type="submit" disabled={isBlank}>
          {t('check')}
        </Button>
      )}
    </div>
  )
}
