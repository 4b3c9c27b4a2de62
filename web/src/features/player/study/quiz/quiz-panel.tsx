import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../parts/errors/error-message.ts'
import { useAudience } from '../../../../parts/learner/use-audience.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import type { StudyProps } from '../study-props.ts'
import { useAttempt } from '../use-attempt.ts'
import { useMediaTestResults } from '../use-media-test-results.ts'
import { Quiz } from './quiz.tsx'
import { quizQuery } from './quiz-query.ts'
import './quiz.css'

/** Questions made from the transcript, one at a time. */
export function QuizPanel(study: StudyProps) {
  const { t } = useTranslation(['player', 'common'])
  const panel = useRef<HTMLDivElement>(null)
  const { attempt, again } = useAttempt(panel)
  const { best, keep } = useMediaTestResults(study.question, 'quiz')
  const questions = useQuery(quizQuery(study.question, useAudience(), attempt.id))
  const { data, error } = questions
  const known = errorMessage(error, t)
  return (
    <div className="test" ref={panel} tabIndex={-1}>
      {questions.isPending && <QuizSkeleton />}
      {error && (
        <ErrorState
          title={t('test.failed')}
          text={known === t('common:errors.UNKNOWN') ? t('test.unknownFailure') : known}
          onRetry={() => void questions.refetch()}
        />
      )}
      {data?.length === 0 && <EmptyState title={t('test.emptyTitle')} text={t('test.emptyText')} />}
      {data && data.length > 0 && (
        <Quiz
          key={attempt.id}
          study={study}
          questions={data}
          best={best}
          isReplay={!attempt.isFirst}
          onComplete={(score) => keep(attempt.id, { score, total: data.length })}
          onAgain={again}
        />
      )}
    </div>
  )
}

const bones = [1, 2, 3, 4]

/** The words are shown as well: making questions can take a moment. */
function QuizSkeleton() {
  const { t } = useTranslation('player')
  return (
    <div role="status" className="quiz">
      <p className="caption">{t('test.loading')}</p>
      <Skeleton className="quiz__bone-question" />
      <div className="options">
        {bones.map((bone) => (
          <Skeleton key={bone} className="quiz__bone-option" />
        ))}
      </div>
    </div>
  )
}
