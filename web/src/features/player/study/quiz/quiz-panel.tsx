import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../parts/errors/error-message.ts'
import { useAudience } from '../../../../parts/learner/use-audience.ts'
import { QueryView } from '../../../../parts/queries/query-view.tsx'
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
  const { t } = useTranslation('player')
  const panel = useRef<HTMLDivElement>(null)
  const { attempt, again } = useAttempt(panel)
  const { best, keep } = useMediaTestResults(study.question, 'quiz')
  const questions = useQuery(quizQuery(study.question, useAudience(), attempt.id))
  return (
    <div className="test" ref={panel} tabIndex={-1}>
      <QueryView
        query={questions}
        loading={<QuizSkeleton />}
        failed={(error, onRetry) => <QuizFailed error={error} onRetry={onRetry} />}
      >
        {(made) =>
          made.length === 0 ? (
            <EmptyState title={t('test.emptyTitle')} text={t('test.emptyText')} />
          ) : (
            <Quiz
              key={attempt.id}
              study={study}
              questions={made}
              best={best}
              isReplay={!attempt.isFirst}
              onComplete={(score) => keep(attempt.id, { score, total: made.length })}
              onAgain={again}
            />
          )
        }
      </QueryView>
    </div>
  )
}

/** An unknown error has its own message here. */
function QuizFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['player', 'common'])
  const known = errorMessage(error, t)
  const text = known === t('common:errors.UNKNOWN') ? t('test.unknownFailure') : known
  return <ErrorState title={t('test.failed')} text={text} onRetry={onRetry} />
}

const bones = [1, 2, 3, 4]

/** Shows a text as well, because generating the questions can take a moment. */
function QuizSkeleton() {
  const { t } = useTranslation('player')
  return (
    <div role="status" className="quiz">
      <p className="caption">{t('test.loading')}</p>
      <Skeleton className="quiz__skeleton-question" />
      <div className="options">
        {bones.map((bone) => (
          <Skeleton key={bone} className="quiz__skeleton-option" />
        ))}
      </div>
    </div>
  )
}
